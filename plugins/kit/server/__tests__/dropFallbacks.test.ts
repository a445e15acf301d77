/** @jest-environment node */
import { dropFallbacks } from '../dropFallbacks';

const drop = (css: string) => dropFallbacks(css, (name) => name.startsWith('--theme'));

describe('dropFallbacks (design §5)', () => {
  it.each([
    ['a{color:var(--theme-a, red);top:0}', 'a{color:var(--theme-a);top:0}'],
    ['a{top:calc(2 * var(--theme-a,min(1px, (2px))) + 1px)}', 'a{top:calc(2 * var(--theme-a) + 1px)}'],
    ['a{color:var(--theme-a,var(--theme-b,red))}b{color:red}', 'a{color:var(--theme-a)}b{color:red}'],
    ['a{color:var(--own,var(--theme-b,red))}', 'a{color:var(--own,var(--theme-b))}'],
    ['a{color:var(--own, rgb(0 0 0))}', 'a{color:var(--own, rgb(0 0 0))}'],
    ['a{color:var(--theme-a)}', 'a{color:var(--theme-a)}'],
    ['a{color:var(--theme-a,red', 'a{color:var(--theme-a'],
  ])('makes of %s %s', (css, expected) => {
    expect(drop(css)).toBe(expected);
  });
});
