import { validateOptions, type Options } from '../options';

function validate(options?: Options) {
  return validateOptions({ options: options as Options });
}

describe('options of code-tabs (design §3 "options.ts", §7)', () => {
  it('throw on a wrong group unless told otherwise', () => {
    expect(validate()).toEqual({ id: 'default', onWrongGroup: 'throw' });
    expect(validate({ onWrongGroup: 'warn' })).toEqual({ id: 'default', onWrongGroup: 'warn' });
  });

  it.each(['ignore', true, null])('reject %p as onWrongGroup', (onWrongGroup) => {
    expect(() => validate({ onWrongGroup: onWrongGroup as 'warn' })).toThrow(
      /\[code-tabs\][^]*onWrongGroup: must be/,
    );
  });

  it('report all problems at once, unknown names too', () => {
    const options = { onWrongGroup: 'never', storageKey: 'x' } as unknown as Options;
    expect(() => validate(options)).toThrow(/onWrongGroup[^]*"never"[^]*storageKey[^]*not allowed/);
  });
});
