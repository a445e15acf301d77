import type { ManifestNode, ManifestPage, ManifestVersion } from '../../pages-manifest/types';
import { buildSidebarItems } from '../sidebarItems';
import { slimVersion } from '../slim/slimVersion';

const page = (pathname: string, title: string): ManifestNode => ({
  kind: 'page',
  pathname,
  title,
  flags: [],
});

const tree: ManifestNode[] = [
  page('/acme/start', 'Start'),
  {
    ...page('/acme/api-reference', 'API reference'),
    kind: 'group',
    section: true,
    children: [page('/acme/api', 'Overview'), page('/acme/api/button', 'Button')],
  },
];

const version = {
  tree,
  home: '/acme/start',
  pages: ['/acme/start', '/acme/api', '/acme/api/button'].map(
    (pathname) => ({ pathname, source: `content${pathname}.md` }) as ManifestPage,
  ),
} as ManifestVersion;

const docs = version.pages.map(({ pathname, source }) => ({
  id: `id:${pathname}`,
  source: `@site/${source}`,
}));

describe('sidebars (spec §2 "Sidebar trees")', () => {
  it('show a section as one link to its first page', () => {
    expect(buildSidebarItems(version, docs, 'pages')).toMatchObject([
      { type: 'doc', id: 'id:/acme/start' },
      { type: 'link', href: '/acme/api', label: 'API reference', customProps: { section: true } },
    ]);
  });

  it('have the pages of a section in one of their own, which leads back', () => {
    expect(buildSidebarItems(version, docs, 'section')).toMatchObject([
      { type: 'link', href: '/acme/start', customProps: { back: true } },
      {
        type: 'category',
        label: 'API reference',
        items: [
          { type: 'doc', id: 'id:/acme/api' },
          { type: 'doc', id: 'id:/acme/api/button' },
        ],
      },
    ]);
    expect(buildSidebarItems({ ...version, tree: [tree[0]!] }, docs, 'section')).toEqual([]);
  });
});

describe('data of a version (design §6)', () => {
  it('are the sidebars of its pages, and nothing that no component reads', () => {
    const link = { type: 'link', href: '/acme/start', label: 'Start', docId: 'start', unlisted: false };
    const props = {
      version: { label: 'Next', docs: { start: {} }, docsSidebars: { pages: [link], section: [] } },
    };
    const route = slimVersion({ path: '/acme', component: '', props }, [
      { path: '/acme/start', component: '', sidebar: 'pages' },
    ]);
    expect(route.props?.version).toEqual({
      label: 'Next',
      docs: {},
      docsSidebars: { pages: [{ type: 'link', href: '/acme/start', label: 'Start', docId: '-' }] },
    });
  });
});
