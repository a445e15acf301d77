import { createTextRenderer, planPages } from '../node/pages';
import { toPageMarkdown } from '../node/pages/markdownText';
import { rowId, toKebab } from '../node/pages/names';
import { splitUnion } from '../node/pages/splitUnion';
import { documents, plans } from './pageFixtures';

const keep = (link: string) => link;

describe('splitUnion', () => {
  it.each([
    ['boolean', ['boolean']],
    ["'a' | 'b | c' | number", ["'a'", "'b | c'", 'number']],
    ["| 'a'\n| 'b'", ["'a'", "'b'"]],
    ['Array<string | number> | null', ['Array<string | number>', 'null']],
    ['{ a: string | number } | [x: 1 | 2]', ['{ a: string | number }', '[x: 1 | 2]']],
    ['(open: boolean) => void | null', ['(open: boolean) => void | null']],
    ['string | ((size: number | null) => void)', ['string', '((size: number | null) => void)']],
    ["'it\\'s' | \"|\"", ["'it\\'s'", '"|"']],
  ])('of %s', (type, members) => {
    expect(splitUnion(type)).toEqual(members);
  });
});

describe('names in addresses', () => {
  it.each([
    ['Button', 'button'],
    ['DataGridPro', 'data-grid-pro'],
    ['ChartsXAxis', 'charts-x-axis'],
    ['useAutocomplete', 'use-autocomplete'],
    ['Unstable_TrapFocus', 'unstable-trap-focus'],
    ['OTPField.Input', 'otp-field-input'],
  ])('%s is %s', (name, expected) => {
    expect(toKebab(name)).toBe(expected);
  });

  it('of rows have the names of the library in them', () => {
    expect(rowId('Slider', 'prop', 'aria-label')).toBe('slider-prop-aria-label');
    expect(rowId('Select.Popup', 'css', '--anchor-width')).toBe('select-popup-css-anchor-width');
    expect(rowId('Select.Popup', 'data', 'data-side')).toBe('select-popup-data-side');
  });
});

describe('texts of the library', () => {
  it('become HTML: raw HTML is text, unsafe addresses are none (design §8)', async () => {
    const renderText = await createTextRenderer();
    expect(renderText('A `b` and <img src=x onerror=alert(1)>', keep)).toBe(
      'A <code>b</code> and &lt;img src=x onerror=alert(1)&gt;',
    );
    expect(renderText('[x](javascript:alert(1))', keep)).toBe('<a href="">x</a>');
    expect(renderText('See https://example.com/?a=1&b=2.', keep)).toBe(
      'See <a href="https://example.com/?a=1&amp;b=2" rel="noopener noreferrer">https://example.com/?a=1&amp;b=2</a>.',
    );
    // Wide code is scrolled by keyboard.
    expect(renderText('```js\nwide()\n```', keep)).toBe(
      '<pre tabindex="0"><code class="language-js">wide()\n</code></pre>',
    );
    expect(renderText('One\n\n- two', keep)).toBe('<p>One</p>\n<ul>\n<li>two</li>\n</ul>');
  });

  it('stay Markdown on a page, where nothing in them is HTML, a heading or a notation', () => {
    const markdown =
      '# No heading\n\nTakes <T> and `<T>` [a](/b)\n\n{{"demo": "X.tsx"}}\n\n```tsx\n# <T>\n```';
    expect(toPageMarkdown(markdown, (link) => `/site${link}`)).toBe(
      '\\# No heading\n\nTakes \\<T> and `<T>` [a](/site/b)\n\n\\{{"demo": "X.tsx"}}\n\n```tsx\n# <T>\n```',
    );
  });
});

describe('planPages', () => {
  it('sorts by name and gives each page its addresses and its file', () => {
    expect(plans.map(({ document, path, pathname, file }) => [document.name, path, pathname, file])).toEqual([
      ['Button', '/material-ui/api/button', '/material-ui/v7/api/button', 'api/button.md'],
      ['ButtonBase', '/material-ui/api/button-base', '/material-ui/v7/api/button-base', 'api/button-base.md'],
      ['Select', '/material-ui/api/select', '/material-ui/v7/api/select', 'api/select.md'],
      ['useId', '/material-ui/api/use-id', '/material-ui/v7/api/use-id', 'api/use-id.md'],
    ]);
  });

  const paths = { apiPath: '/a/api', versionedApiPath: '/a/api' };

  it('takes the names only that the product wants, and refuses unknown ones', () => {
    expect(planPages(documents, { ...paths, only: ['Select'] })).toHaveLength(1);
    expect(() => planPages(documents, { ...paths, only: ['Select', 'Selekt'] })).toThrow(
      /docs\/products\.ts.*\/a\/api.*: Selekt\.\nThey have: Button, ButtonBase, Select, useId\./,
    );
  });

  it('takes the first of two documents of one name', () => {
    const [button] = documents;
    const twice = planPages([...documents, { ...button!, package: '@mui/lab' }], paths);
    expect(twice.map(({ document }) => document.package)).not.toContain('@mui/lab');
  });
});
