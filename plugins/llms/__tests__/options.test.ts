import { DEFAULT_OPTIONS, validateOptions, type Options } from '../options';

function validate(options?: unknown) {
  return validateOptions({ options: options as Options });
}

describe('options of llms', () => {
  it('default to two assistants', () => {
    expect(validate()).toEqual({ id: 'default', ...DEFAULT_OPTIONS });
    expect(DEFAULT_OPTIONS.assistants.map(({ name }) => name)).toEqual(['ChatGPT', 'Claude']);
  });

  it('can all be set, to none too', () => {
    const assistants = [{ name: 'Own', url: 'http://chat.example/?ask={prompt}&from=docs' }];
    expect(validate({ assistants })).toEqual({ id: 'default', assistants });
    const createSite = () => ({}) as never;
    expect(validate({ assistants, createSite })).toEqual({ id: 'default', assistants, createSite });
    expect(validate({ assistants: [] })).toEqual({ id: 'default', assistants: [] });
  });

  it.each([
    [{ name: 'A', url: 'javascript:{prompt}' }, /assistants[^]*http\(s\)/],
    [{ name: 'A', url: 'https://chat.example/' }, /assistants[^]*\{prompt\}/],
    [{ url: 'https://chat.example/{prompt}' }, /name/],
    ['ChatGPT', /assistants[^]*must be/],
  ])('reject %p', (assistant, message) => {
    expect(() => validate({ assistants: [assistant] })).toThrow(message);
  });

  it('reject a site that is no function', () => {
    expect(() => validate({ createSite: {} })).toThrow(/createSite/);
  });

  it('report all problems at once, with what was received', () => {
    expect(() => validate({ assistants: 'all', sound: true })).toThrow(/assistants[^]*"all"[^]*sound/);
  });
});
