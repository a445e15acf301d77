import { validateOptions, type Options } from '../options';

function validate(options: Partial<Record<keyof Options, unknown>>) {
  return validateOptions({ options: options as Options });
}

describe('options of notifications', () => {
  it("default to the site's own feed, once a day", () => {
    const refreshAfter = 24 * 60 * 60 * 1000;
    expect(validate({})).toEqual({
      id: 'default',
      feed: '/notifications.json',
      refreshAfter,
      timeout: 5000,
    });
  });

  it('can all be set', () => {
    const options = { feed: 'https://news.example/feed.json', refreshAfter: 0, timeout: 100 };
    expect(validate(options)).toEqual({ id: 'default', ...options });
  });

  it.each<[keyof Options, unknown[]]>([
    ['feed', ['', 'feed.json', '//news.example/feed.json', 'javascript:alert(1)', null]],
    ['refreshAfter', [-1, 1.5, '1000', 31 * 24 * 60 * 60 * 1000]],
    ['timeout', [99, 60_001, null]],
  ])('reject wrong values of %s', (name, values) => {
    for (const value of values) {
      expect(() => validate({ [name]: value })).toThrow(new RegExp(`\\[notifications\\][^]*- ${name}: `));
    }
  });

  it('report all problems at once', () => {
    expect(() => validate({ feed: 'x', timeout: 0 })).toThrow(/feed[^]*timeout/);
  });
});
