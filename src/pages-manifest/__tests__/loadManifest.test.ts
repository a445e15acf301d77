import { version as installed } from '@mui/material/package.json';
import { loadFixture, versionOf } from './fixtures';

const { manifest, problems } = loadFixture('valid');
const alpha = versionOf(manifest, 'alpha', 'v2');

function pageOf(pathname: string) {
  return alpha.pages.find((page) => page.pathname === pathname);
}

describe('loadManifest: what it tells (design §2 "The page manifest")', () => {
  it('finds nothing wrong with a correct site', () => {
    expect(problems).toEqual([]);
  });

  it('names the files that it was made from', () => {
    expect(manifest.generatedFrom).toContain('docs/products.ts');
    expect(manifest.generatedFrom).toContain('docs/x-grid/v8/pages.ts');
  });

  it('lists pages in sidebar order with their groups', () => {
    expect(alpha.pages.map(({ pathname, group }) => [pathname, ...group])).toEqual([
      ['/alpha/start', 'Getting started'],
      ['/alpha/start/design-resources', 'Getting started'],
      ['/alpha/react-text-field', 'Components', 'Inputs'],
      ['/alpha/react-grid', 'Components'],
    ]);
  });

  it('takes a title from the node, else from the pathname (spec §2)', () => {
    expect(alpha.pages.map((page) => page.title)).toEqual([
      'Overview',
      'Design resources',
      'Text Field',
      'Grid',
    ]);
  });

  it("takes the page's own title from front matter, else its heading, else the sidebar", () => {
    expect(alpha.pages.map((page) => page.pageTitle)).toEqual([
      'Alpha at a glance',
      'Design resources',
      'Text field',
      'Grid: two',
    ]);
  });

  it('reads flags, plan, description and source (spec §3 "Page tree node")', () => {
    expect(pageOf('/alpha/react-text-field')).toMatchObject({
      flags: ['newFeature', 'deprecated'],
      plan: 'pro',
      description: 'A field for one line of text.',
      source: 'docs/alpha/v2/content/react-text-field/react-text-field.md',
    });
    expect(pageOf('/alpha/start')).toMatchObject({ flags: [], description: null });
  });

  it('finds headings with the ids of Docusaurus, none in fences and comments', () => {
    expect(pageOf('/alpha/react-text-field')?.headings).toEqual([
      { id: 'basics', text: 'Basics', level: 2 },
      { id: 'value', text: 'The value prop', level: 3 },
      { id: 'basics-1', text: 'Basics', level: 2 },
      { id: 'own-id', text: 'A <link>, bold & more', level: 3 },
      { id: 'underlined', text: 'Underlined', level: 2 },
    ]);
  });

  it('finds demos: .js finds the .tsx, a folder of stylings counts, each once (design §5)', () => {
    expect(pageOf('/alpha/react-text-field')?.demos).toEqual(['Basic.tsx', 'Stylings']);
  });

  it('keeps pages out of search engines by front matter and by product', () => {
    expect(pageOf('/alpha/react-grid')?.noIndex).toBe(true);
    expect(pageOf('/alpha/start')?.noIndex).toBe(false);
    expect(versionOf(manifest, 'x', 'v1').pages[0]?.noIndex).toBe(true);
  });
});

describe('loadManifest: trees (spec §2 "Sidebar trees")', () => {
  it('resolves groups, planned pages and links out of the site', () => {
    const [, components, link] = alpha.tree;
    expect(components).toMatchObject({ kind: 'group', title: 'Components' });
    expect(components?.children?.[0]).toMatchObject({
      kind: 'group',
      title: 'Inputs',
      subheader: 'Inputs',
      children: [{ kind: 'page' }, { kind: 'planned', pathname: '/alpha/react-rating', flags: ['planned'] }],
    });
    expect(link).toMatchObject({ kind: 'link', title: 'Community', linkProps: { rel: 'nofollow' } });
  });

  it('ends each tree with the default pages, which are not pages of the product', () => {
    for (const version of manifest.products.flatMap((product) => product.versions)) {
      expect(version.tree.slice(-3)).toMatchObject([
        { pathname: '/versions', kind: 'link', isDefault: true },
        { pathname: 'https://mui.com/store/', kind: 'link', isDefault: true },
        { pathname: '/blog', kind: 'link', isDefault: true },
      ]);
      expect(version.pages.map((page) => page.pathname)).not.toContain('/blog');
    }
  });
});

describe('loadManifest: versions (design §2 "URLs", §4)', () => {
  it('puts earlier versions below their segment, in pages and tree', () => {
    const earlier = versionOf(manifest, 'alpha', 'v1');
    expect(earlier).toMatchObject({ current: false, basePath: '/alpha/v1', prefixes: ['/alpha/v1'] });
    expect(earlier.pages[0]?.pathname).toBe('/alpha/v1/react-text-field');
    expect(earlier.tree[0]?.children?.[0]?.pathname).toBe('/alpha/v1/react-text-field');
  });

  it("leads to an earlier version's first page where it has not the product's home", () => {
    expect(versionOf(manifest, 'alpha', 'v1').home).toBe('/alpha/v1/react-text-field');
    expect(versionOf(manifest, 'x-grid', 'v8').home).toBe('/x/v8/react-grid');
  });

  it('gives each prefix the segment after the shared base path', () => {
    expect(versionOf(manifest, 'x-grid', 'v9').prefixes).toEqual(['/x/react-grid', '/x/api/grid']);
    expect(versionOf(manifest, 'x-grid', 'v8').prefixes).toEqual(['/x/v8/react-grid', '/x/v8/api/grid']);
  });

  it('reads the version of the documented library from the installed package', () => {
    expect(alpha.library).toEqual({ name: '@mui/material', version: installed });
    expect(versionOf(manifest, 'x-grid', 'v8').library?.name).toBe('@mui/system');
    expect(versionOf(manifest, 'x', 'v1').library).toBeUndefined();
  });

  it('has fixture products only when asked (design §9)', () => {
    expect(manifest.products.map((product) => product.id)).not.toContain('trial');
    const all = loadFixture('valid', { includeFixture: true });
    expect(versionOf(all.manifest, 'trial', 'v1').pages).toHaveLength(1);
    expect(all.problems).toEqual([]);
  });
});
