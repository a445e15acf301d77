import { validateOptions, type Options } from '../options';

function validate(options?: Options) {
  return validateOptions({ options: options as Options });
}

describe('options of code-highlight (design §3 "options.ts", §7)', () => {
  it('throw on unknown meta unless told otherwise', () => {
    expect(validate()).toEqual({ id: 'default', onUnknownMeta: 'throw' });
    expect(validate({ onUnknownMeta: 'warn' })).toEqual({ id: 'default', onUnknownMeta: 'warn' });
  });

  it.each(['ignore', true, null])('reject %p as onUnknownMeta', (onUnknownMeta) => {
    expect(() => validate({ onUnknownMeta: onUnknownMeta as 'warn' })).toThrow(
      /\[code-highlight\][^]*onUnknownMeta: must be/,
    );
  });

  it('report all problems at once, unknown names too', () => {
    const options = { onUnknownMeta: 'never', theme: 'dark' } as unknown as Options;
    expect(() => validate(options)).toThrow(/onUnknownMeta[^]*"never"[^]*theme[^]*not allowed/);
  });
});
