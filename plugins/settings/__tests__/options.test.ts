import fs from 'node:fs';
import path from 'node:path';
import { DEFAULT_OPTIONS, validateOptions, type Options } from '../options';

function validate(options: unknown) {
  return validateOptions({ options: options as Options });
}

describe('options of settings', () => {
  it('default to the background of the page in each mode', () => {
    const tokens = fs.readFileSync(path.join(__dirname, '../../../src/css/tokens.css'), 'utf8');
    const backgrounds = [...tokens.matchAll(/--color-bg: (.*);/g)].map(([, value]) => value);
    expect(Object.values(DEFAULT_OPTIONS.themeColors)).toEqual(backgrounds);
    expect(validate({})).toEqual({ id: 'default', ...DEFAULT_OPTIONS });
  });

  it('can be set one by one', () => {
    expect(validate({ themeColors: { dark: '#000000' } })).toMatchObject({
      themeColors: { light: '#ffffff', dark: '#000000' },
    });
  });

  it.each(['black', '#fff', 1, null])('reject %p as a color', (light) => {
    expect(() => validate({ themeColors: { light } })).toThrow(
      /\[settings\] Invalid options[\s\S]*themeColors\.light/,
    );
  });
});
