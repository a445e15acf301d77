import { validateOptions, type Options } from '../options';

function validate(options?: Options) {
  return validateOptions({ options: options as Options });
}

describe('options of code-copy', () => {
  it('default to 2000 ms (spec §9 "Copied label", code block) and the keyboard shortcut (spec §4)', () => {
    expect(validate()).toEqual({ id: 'default', resetAfter: 2000, keyboard: true });
    expect(validate({})).toEqual({ id: 'default', resetAfter: 2000, keyboard: true });
  });

  it('can all be set', () => {
    expect(validate({ resetAfter: 500, keyboard: false })).toEqual({
      id: 'default',
      resetAfter: 500,
      keyboard: false,
    });
  });

  it.each([0, -1, 1.5, 60_001, '2000', null])('reject %p as resetAfter', (resetAfter) => {
    expect(() => validate({ resetAfter: resetAfter as number })).toThrow(
      /\[code-copy\][^]*resetAfter: must be/,
    );
  });

  it.each(['yes', 1, null])('reject %p as keyboard', (keyboard) => {
    expect(() => validate({ keyboard: keyboard as unknown as boolean })).toThrow(
      /\[code-copy\][^]*keyboard: must be/,
    );
  });

  it('report all problems at once, unknown names too, with what was received', () => {
    const options = { resetAfter: 'long', keyboard: 'yes', sound: true } as unknown as Options;
    expect(() => validate(options)).toThrow(
      /resetAfter[^]*"long"[^]*keyboard[^]*"yes"[^]*sound[^]*not allowed/,
    );
  });
});
