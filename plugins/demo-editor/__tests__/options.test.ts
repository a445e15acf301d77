import { validateOptions, type Options } from '../options';

function validate(options?: Options) {
  return validateOptions({ options: options as Options });
}

describe('options of demo-editor', () => {
  it('have defaults', () => {
    const defaults = {
      renderDelay: 250,
      answerTimeout: 3000,
      withoutRoot: ['@mui/icons-material'],
      licenseKey: '',
    };
    expect(validate()).toEqual({ id: 'default', ...defaults });
    expect(validate({})).toEqual({ id: 'default', ...defaults });
  });

  it('can all be set', () => {
    const options = { renderDelay: 0, answerTimeout: 1000, withoutRoot: [], licenseKey: 'key' };
    expect(validate(options)).toEqual({ id: 'default', ...options });
  });

  it('report all problems at once, unknown names too, with what was received', () => {
    const options = { renderDelay: -1, answerTimeout: 500, withoutRoot: [1], theme: 'dark' };
    expect(() => validate(options as unknown as Options)).toThrow(
      /\[demo-editor\][^]*renderDelay[^]*-1[^]*answerTimeout[^]*500[^]*withoutRoot\.0[^]*1[^]*theme[^]*not allowed/,
    );
  });
});
