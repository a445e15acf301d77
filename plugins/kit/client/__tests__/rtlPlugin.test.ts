import createCache from '@emotion/cache';
import { flipDeclaration } from '../flipDeclaration';
import { rtlPlugin } from '../rtlPlugin';

describe('flipDeclaration', () => {
  it.each([
    ['margin-left:4px', 'margin-right:4px'],
    ['border-right-color:red', 'border-left-color:red'],
    ['border-top-left-radius:4px', 'border-top-right-radius:4px'],
    ['left:0', 'right:0'],
    ['margin:1px 2px 3px 4px', 'margin:1px 4px 3px 2px'],
    [
      'padding:0 calc(1px + 2px) 0 var(--x, 4px) !important',
      'padding:0 var(--x, 4px) 0 calc(1px + 2px) !important',
    ],
    ['margin:1px 2px 3px', 'margin:1px 2px 3px'],
    ['border-radius:1px 2px 3px 4px', 'border-radius:2px 1px 4px 3px'],
    ['border-radius:4px', 'border-radius:4px'],
    ['border-radius:1px 2px', 'border-radius:2px 1px 2px 1px'],
    ['text-align:left', 'text-align:right'],
    ['float:right', 'float:left'],
    ['transform:translateX(-50%) rotate(45deg)', 'transform:translateX(50%) rotate(-45deg)'],
    ['transform:translate(14px, -9px) scale(0.75)', 'transform:translate(-14px, -9px) scale(0.75)'],
    ['transform:translate(var(--x), 0)', 'transform:translate(calc(-1 * var(--x)), 0)'],
    ['transform:translateY(4px)', 'transform:translateY(4px)'],
    ['transform:none', 'transform:none'],
    ['transform-origin:top left', 'transform-origin:top right'],
    ['background-position:10% 0', 'background-position:90% 0'],
    [
      'box-shadow:2px 1px 3px rgba(0, 0, 0, 0.2), inset -1px 0 red',
      'box-shadow:-2px 1px 3px rgba(0, 0, 0, 0.2), inset 1px 0 red',
    ],
    ['box-shadow:var(--shadow)', 'box-shadow:var(--shadow)'],
    ['box-shadow:0 1px 3px red', 'box-shadow:0 1px 3px red'],
    ['margin-inline-start:4px', 'margin-inline-start:4px'],
    ['--gap-left:4px', '--gap-left:4px'],
    ['color:var(--color-right)', 'color:var(--color-right)'],
    ['transition:left 100ms', 'transition:left 100ms'],
    ['background:url(left.png)', 'background:url(left.png)'],
  ])('%s -> %s', (declaration, expected) => {
    const [property = '', ...value] = declaration.split(':');
    expect(flipDeclaration(property, value.join(':')).join(':')).toBe(expected);
  });
});

describe('rtlPlugin', () => {
  it('mirrors what Emotion inserts, nested rules too, but for what @noflip keeps', () => {
    const cache = createCache({ key: 'test', stylisPlugins: [rtlPlugin] });
    cache.compat = true; // The rules are kept instead of written.
    const styles = 'left:1px;&:hover{margin-left:2px}@media print{right:3px}/* @noflip */float:left;';
    cache.insert('.a', { name: 'a', styles }, cache.sheet, true);
    const css = cache.inserted.a;
    expect(css).toContain('.a{right:1px;float:left;}');
    expect(css).toContain('.a:hover{margin-right:2px;}');
    expect(css).toContain('.a{left:3px;}');
  });
});
