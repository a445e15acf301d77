import { validateOptions, type Options } from '../options';

const newIssue = 'https://github.com/ui-docs/ui-docs/issues/new';

function validate(options: Partial<Record<keyof Options, unknown>>) {
  return validateOptions({ options: options as unknown as Options });
}

describe('options of feedback', () => {
  it('default to no endpoint, 800 characters, three tries of 5 s', () => {
    expect(validate({})).toEqual({
      id: 'default',
      endpoint: '',
      newIssue,
      maxLength: 800,
      timeout: 5000,
      tries: 3,
      retryDelay: 1000,
    });
  });

  it('can all be set', () => {
    const options = {
      endpoint: '/feedback',
      newIssue,
      maxLength: 200,
      timeout: 1000,
      tries: 1,
      retryDelay: 0,
    };
    expect(validate(options)).toEqual({ id: 'default', ...options });
  });

  it.each<[keyof Options, unknown[]]>([
    ['endpoint', ['feedback', '//evil.example', 'ftp://example.com', 'javascript:alert(1)', null]],
    ['newIssue', ['', '/issues/new', 'javascript:alert(1)', null]],
    ['maxLength', [0, 801, 1.5, '200']],
    ['timeout', [99, 60_001, '1000']],
    ['tries', [0, 11, 1.5]],
    ['retryDelay', [-1, 60_001, null]],
  ])('reject wrong values of %s', (name, values) => {
    for (const value of values) {
      expect(() => validate({ [name]: value })).toThrow(new RegExp(`\\[feedback\\][^]*- ${name}: `));
    }
  });

  it('report all problems at once', () => {
    expect(() => validate({ endpoint: 'x', newIssue: 'x', tries: 0 })).toThrow(
      /endpoint[^]*newIssue[^]*tries/,
    );
  });
});
