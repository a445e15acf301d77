import postcss from 'postcss';
import { scopeToChrome } from '../stylesPlugin';

const NOT_IN_DEMO = ':where(:not([data-demo-root], [data-demo-root] *))';

async function scope(css: string): Promise<string> {
  const { css: result } = await postcss([scopeToChrome()]).process(css, { from: undefined });
  return result.replaceAll(NOT_IN_DEMO, '!demo');
}

describe('scopeToChrome (design §5 "The chrome\'s styles never reach a demo")', () => {
  it.each([
    ['h2 { a: b }', ':where(#__docusaurus) h2!demo { a: b }'],
    ['ul ul { a: b }', ':where(#__docusaurus) ul ul!demo { a: b }'],
    ['a:hover { a: b }', ':where(#__docusaurus) a:hover!demo { a: b }'],
    ['p::first-line { a: b }', ':where(#__docusaurus) p!demo::first-line { a: b }'],
    ['h1, .card { a: b }', ':where(#__docusaurus) h1!demo, .card { a: b }'],
    ['* { a: b }', ':where(#__docusaurus, #__docusaurus *)!demo { a: b }'],
    ['*::before { a: b }', ':where(#__docusaurus, #__docusaurus *)!demo::before { a: b }'],
  ])('keeps bare elements out: %s', async (css, expected) => {
    expect(await scope(css)).toBe(expected);
  });

  it.each([
    ['.prose h2 { a: b }', '.prose h2!demo { a: b }'],
    ['.markdown > li + li { a: b }', '.markdown > li + li!demo { a: b }'],
    ['.prose :not(pre) > code { a: b }', '.prose :not(pre) > code!demo { a: b }'],
    ['.prose :where(li + li) { a: b }', '.prose :where(li + li)!demo { a: b }'],
    ['.alert a:hover::after { a: b }', '.alert a:hover!demo::after { a: b }'],
  ])('keeps elements below a class out: %s', async (css, expected) => {
    expect(await scope(css)).toBe(expected);
  });

  it.each([
    '.card { a: b }',
    '.card:hover .title { a: b }',
    ':root { --a: b }',
    '[data-theme="dark"] { --a: b }',
    'html.docs-doc-page .menu { a: b }',
    '@keyframes turn { from { a: b } to { a: c } }',
    '@font-face { font-family: A }',
  ])('leaves alone: %s', async (css) => {
    expect(await scope(css)).toBe(css);
  });

  it('moves what html and body hand down to the chrome, and leaves the rest there', async () => {
    const result = await scope('body { margin: 0; color: red; font: 1rem A }');
    expect(result).toMatch(/^body \{ margin: 0;? \}/);
    expect(result).toMatch(/#__docusaurus \{ color: red;? font: 1rem A;? \}/);
  });
});
