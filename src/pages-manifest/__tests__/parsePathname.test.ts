import { products } from '../../../docs/products';
import { parsePathname } from '../parsePathname';

describe('parsePathname: sections (spec §2 "Path rules", issue 2 point 4)', () => {
  it.each([
    ['/material-ui/react-button', 'material-ui', 'core'],
    ['/joy-ui/getting-started', 'joy-ui', 'core'],
    ['/base-ui/react-select', 'base-ui', 'core'],
    ['/system/react-box', 'system', 'core'],
    ['/x/introduction/installation', 'x', 'x'],
    ['/x', 'x', 'x'],
    ['/x/react-data-grid/editing', 'x-data-grid', 'x'],
    ['/x/api/data-grid/data-grid', 'x-data-grid', 'x'],
    ['/x/react-date-pickers/date-picker', 'x-date-pickers', 'x'],
    ['/x/api/date-pickers/date-picker', 'x-date-pickers', 'x'],
    ['/x/react-charts/bars', 'x-charts', 'x'],
    ['/x/api/charts/bar-chart', 'x-charts', 'x'],
    ['/x/react-tree-view', 'x-tree-view', 'x'],
    ['/x/api/tree-view/tree-item', 'x-tree-view', 'x'],
    ['/toolpad/core/introduction', 'toolpad-core', 'toolpad'],
    ['/toolpad/studio/getting-started', 'toolpad-studio', 'toolpad'],
    ['/toolpad', 'null', 'toolpad'],
    ['/docs/getting-started', 'docs', 'site'],
    ['/versions', 'versions', 'site'],
    ['/production-error', 'production-error', 'site'],
    ['/experiments/docs/markdown', 'experiments', 'site'],
    ['/blog/2024-news', 'blog', 'site'],
  ])('%s is of %s in %s', (pathname, product, productCategory) => {
    expect(parsePathname(pathname)).toEqual({ product, productCategory, language: 'en', pathname });
  });

  it('knows every product of docs/products.ts and its family', () => {
    for (const { id, home, family } of products.filter((product) => !product.fixture)) {
      expect(parsePathname(home)).toMatchObject({ product: id, productCategory: family, pathname: home });
    }
  });

  it.each([
    '/material-uix/a',
    '/xy',
    '/x-ray',
    '/toolpadding/core',
    '/experiments/other',
    '/Material-UI',
    '/constructor',
  ])('does not take %s for a section', (pathname) => {
    expect(parsePathname(pathname).product).toBe('null');
  });
});

describe('parsePathname: language (spec §2 "The first segment may be a language code", §9)', () => {
  it.each([
    ['/en/material-ui/react-button', 'en', '/material-ui/react-button'],
    ['/zh/material-ui/react-button', 'zh', '/material-ui/react-button'],
    ['/zh/', 'zh', '/'],
    ['/en', 'en', '/'],
    ['/zhejiang', 'en', '/zhejiang'],
    ['/fr/material-ui', 'en', '/fr/material-ui'],
    ['/material-ui/zh', 'en', '/material-ui/zh'],
  ])('%s', (input, language, pathname) => {
    expect(parsePathname(input)).toMatchObject({ language, pathname });
  });
});

describe('parsePathname: canonical pathname (spec §2 "A trailing slash is stripped", design §11)', () => {
  it.each([
    ['/material-ui/react-button/', '/material-ui/react-button'],
    ['/material-ui/react-button#sizes', '/material-ui/react-button'],
    ['/material-ui/react-button/?a=/joy-ui#b', '/material-ui/react-button'],
    ['material-ui', '/material-ui'],
    ['/', '/'],
    ['', '/'],
    ['#top', '/'],
  ])('%s -> %s', (input, pathname) => {
    expect(parsePathname(input).pathname).toBe(pathname);
  });

  it.each([
    ['/api/button', '/api-docs/button'],
    ['/zh/api/button/', '/api-docs/button'],
    ['/api', '/api-docs'],
    ['/material-ui/api/button', '/material-ui/api/button'],
    ['/api-docs/button', '/api-docs/button'],
    ['/apiary', '/apiary'],
  ])('maps the prefix api to api-docs, first segment only: %s -> %s', (input, pathname) => {
    expect(parsePathname(input).pathname).toBe(pathname);
  });
});

describe('parsePathname: earlier versions (design §2 "URLs")', () => {
  it.each([
    ['/material-ui/v7/react-button', 'material-ui', 'v7'],
    ['/material-ui/v7', 'material-ui', 'v7'],
    ['/x/v8/react-data-grid/editing', 'x-data-grid', 'v8'],
    ['/toolpad/core/v0/introduction', 'toolpad-core', 'v0'],
    ['/base-ui/v5-beta/react-select', 'base-ui', 'v5-beta'],
    ['/zh/joy-ui/v4/a', 'joy-ui', 'v4'],
    ['/material-ui/migration/v7', 'material-ui', undefined],
    ['/material-ui/v7-notes', 'material-ui', undefined],
    ['/versions/v7', 'versions', undefined],
    ['/unknown/v7', 'null', undefined],
  ])('%s', (input, product, version) => {
    const parsed = parsePathname(input);
    expect([parsed.product, parsed.version]).toEqual([product, version]);
  });
});

describe('parsePathname: anything else (design §8, issue 2 point 4 "defined for unknown paths")', () => {
  it.each([
    '//evil.com',
    '///evil.com/material-ui',
    '/\\evil.com',
    '/\t/evil.com',
    '/en//evil.com',
    '/en/\n/evil.com',
    'https://evil.com/material-ui',
    'javascript:alert(1)',
    '/%E0%A4%A',
    '/%2F%2Fevil.com',
    '/..',
    '?',
    ' ',
    '\u0000',
    '/'.repeat(10_000),
  ])('%j is unknown and cannot lead to another site', (input) => {
    const parsed = parsePathname(input);
    expect(parsed).toMatchObject({ product: 'null', productCategory: null, language: 'en' });
    expect(new URL(parsed.pathname, 'https://docs.example').origin).toBe('https://docs.example');
  });

  it('finds the section of a path with a broken escape', () => {
    expect(parsePathname('/material-ui/%E0%A4%A').product).toBe('material-ui');
  });
});
