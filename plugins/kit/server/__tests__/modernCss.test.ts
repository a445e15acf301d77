/** @jest-environment node */
import createCache from '@emotion/cache';
import { modernCss } from '../modernCss';

function compile(styles: string): string {
  const cache = createCache({ key: 'test', stylisPlugins: [modernCss] });
  cache.compat = true;
  cache.insert('.a', { name: 'a', styles }, cache.sheet, true);
  return cache.inserted.a as string;
}

describe('modernCss (design §5)', () => {
  it.each([
    ['display:flex', 'display:flex;'],
    ['transition:opacity 1s', 'transition:opacity 1s;'],
    ['user-select:none', '-webkit-user-select:none;user-select:none;'],
    ['text-decoration:none', 'text-decoration:none;'],
    [
      'text-decoration:underline dotted',
      '-webkit-text-decoration:underline dotted;text-decoration:underline dotted;',
    ],
    ['width:stretch', 'width:-webkit-fill-available;width:-moz-available;width:stretch;'],
    ['align-items:stretch', 'align-items:stretch;'],
    ['display:-webkit-box', 'display:-webkit-box;'],
  ])('writes %s as the browsers of the site need it', (styles, expected) => {
    expect(compile(styles)).toBe(`.a{${expected}}`);
  });

  it('leaves out rules for parts of elements that no such browser has', () => {
    expect(compile('&::-moz-focus-inner{border:0}&:hover{top:0}')).toBe('.a:hover{top:0;}');
  });
});
