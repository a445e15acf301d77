import path from 'node:path';
import { matchPages, singularsOf } from '../matchPages';
import type { PageFacts } from '../pageFacts';
import { fileOf, pathnameFor, placePages } from '../placePages';
import { readRoutes } from '../readRoutes';
import { sortFiles } from '../sortFiles';
import { FAMILY, makeFolder, targetOf } from './support';

const facts = (file: string, more: Partial<PageFacts> = {}): PageFacts => ({ file, components: [], ...more });

const PATHNAMES = [
  'getting-started',
  'getting-started/installation',
  'react-button',
  'react-button-group',
  'react-checkbox',
  'react-switch',
  'react-tabs',
  'react-progress',
  'react-typography',
  'react-grid',
  'grid',
  'icons',
  'transitions',
  'customization/typography',
  'customization/transitions',
  'integrations/nextjs',
  'migration/usage',
  'react-floating-action-button',
].map((rest) => `/acme-ui/${rest}`);

const nodes = PATHNAMES.map((pathname) => ({ pathname }));

function match(...pages: PageFacts[]): Record<string, string | undefined> {
  const matched = matchPages(pages, nodes, { folder: ['docs', 'data', 'acme'], basePath: '/acme-ui' });
  return Object.fromEntries(
    pages.map(({ file }) => [file, matched.get(file)?.pathname.slice('/acme-ui/'.length)]),
  );
}

describe('matchPages: which page a file is (issue 3 point 1)', () => {
  it.each([
    ['components/buttons/buttons.md', 'react-button'],
    ['components/button-group/button-group.md', 'react-button-group'],
    ['components/checkboxes/checkboxes.md', 'react-checkbox'],
    ['components/switches/switches.md', 'react-switch'],
    ['components/tabs/tabs.md', 'react-tabs'],
    ['components/progress/progress.md', 'react-progress'],
    ['components/icons/icons.md', 'icons'],
    ['components/typography/typography.md', 'react-typography'],
    ['components/transitions/transitions.md', 'transitions'],
    ['components/grid/grid.md', 'react-grid'],
    ['grid/grid.md', 'grid'],
    ['customization/typography/typography.md', 'customization/typography'],
    ['customization/transitions/transitions.md', 'customization/transitions'],
    ['getting-started/overview/overview.md', 'getting-started'],
    ['getting-started/installation/index.md', 'getting-started/installation'],
    ['getting-started/installation.md', 'getting-started/installation'],
    ['guides/nextjs/nextjs.md', 'integrations/nextjs'],
    ['guides/usage/usage.md', undefined],
    ['components/toasters/toasters.md', undefined],
  ])('%s -> %s', (file, expected) => {
    expect(match(facts(file))).toEqual({ [file]: expected });
  });

  it('asks what a page says of itself: its component, its label, its title', () => {
    expect(match(facts('a/fab.md', { components: ['FloatingActionButton'] }))).toEqual({
      'a/fab.md': 'react-floating-action-button',
    });
    expect(match(facts('a/b.md', { githubLabel: 'component: floating action button' }))).toEqual({
      'a/b.md': 'react-floating-action-button',
    });
    expect(match(facts('a/c.md', { title: 'React Floating Action Button component' }))).toEqual({
      'a/c.md': 'react-floating-action-button',
    });
  });

  it('gives a node to one file, the one whose path fits best', () => {
    const files = ['components/typography/typography.md', 'customization/typography/typography.md'];
    expect(match(...files.map((file) => facts(file)))).toEqual({
      [files[0]!]: 'react-typography',
      [files[1]!]: 'customization/typography',
    });
  });

  it('goes by the folder’s name where several products share a tree', () => {
    const shared = [
      '/x/react-data-grid/editing',
      '/x/react-charts/editing',
      '/x/react-charts/components',
    ].map((pathname) => ({ pathname }));
    const place = { folder: ['docs', 'data', 'data-grid'], basePath: '/x' };
    expect(matchPages([facts('editing/editing.md')], shared, place).get('editing/editing.md')?.pathname).toBe(
      '/x/react-data-grid/editing',
    );
    expect(matchPages([facts('components/overview.md')], shared, place).size).toBe(0);
  });

  it('knows singulars', () => {
    expect(singularsOf('radio-buttons')).toEqual(['radio-button']);
    expect(singularsOf('switches')).toContain('switch');
    expect(singularsOf('progress')).toEqual([]);
  });
});

describe('placePages: where a file goes (design §2)', () => {
  const context = {
    target: targetOf(),
    folder: ['acme'],
    routes: new Map<string, string>(),
    taken: new Set<string>(),
  };

  it('lies in a folder with its demos', () => {
    expect(fileOf('/acme-ui/react-button', '/acme-ui')).toBe('react-button/react-button.md');
    expect(fileOf('/x/react-data-grid/editing', '/x')).toBe('react-data-grid/editing/editing.md');
    expect(fileOf('/acme-ui', '/acme-ui')).toBe('index.md');
  });

  it('goes where the node says that its file is', () => {
    const placed = placePages(
      [facts('components/icons/icons.md')],
      [{ pathname: '/acme-ui/icons', source: 'i/page.md' }],
      context,
    );
    expect(placed.moves[0]?.to).toBe('i/page.md');
  });

  it('gets a pathname of its own where it is in no tree, and no taken one', () => {
    const pages = [
      facts('components/toasters/toasters.md', { components: ['Toaster'] }),
      facts('odd/toasters/toasters.md'),
    ];
    const placed = placePages(pages, [], { ...context, taken: new Set(['/acme-ui/odd/toasters']) });
    expect(placed.moves.map(({ pathname, unplaced }) => [pathname, unplaced])).toEqual([
      ['/acme-ui/react-toaster', true],
      ['/acme-ui/odd/toasters-2', true],
    ]);
  });

  it('stays below the prefix of a product that shares its base path', () => {
    const target = targetOf({
      basePath: '/x',
      prefixes: ['/x/react-data-grid'],
      ownerOf: (pathname) => (pathname.startsWith('/x/react-data-grid') ? 'acme-ui' : 'x'),
    });
    expect(pathnameFor(facts('faq/faq.md'), target)).toBe('/x/react-data-grid/faq');
  });

  it('leaves pages of other products out', () => {
    const placed = placePages(
      [facts('pies/pies.md')],
      [{ pathname: '/acme-charts/react-pies', foreign: true }],
      context,
    );
    expect(placed).toEqual({ moves: [], foreign: [{ file: 'pies/pies.md', node: expect.anything() }] });
  });

  it('believes the routes of the source first', () => {
    const routes = new Map([['components/buttons/buttons.md', '/acme-ui/icons']]);
    const placed = placePages([facts('components/buttons/buttons.md')], nodes, { ...context, routes });
    expect(placed.moves).toEqual([
      {
        from: 'components/buttons/buttons.md',
        pathname: '/acme-ui/icons',
        to: 'icons/icons.md',
        unplaced: false,
      },
    ]);
  });
});

describe('readRoutes', () => {
  it('reads which Markdown file a page of the source imports', () => {
    expect([...readRoutes(FAMILY, ['odd/tea-leaves/tea-leaves.md'])]).toEqual([
      ['odd/tea-leaves/tea-leaves.md', '/acme-ui/tea-leaves'],
    ]);
  });

  it('reads index files and variable segments, and is empty without routes', () => {
    const page = "import * as pageProps from 'docsx/data/base/button/button.md?muiMarkdown';";
    const root = makeFolder({
      'docs/pages/base-ui/react-button/[docsTab]/index.js': page,
      'docs/data/base/button/button.md': '',
    });
    expect([...readRoutes(path.join(root, 'docs/data/base'), ['button/button.md'])]).toEqual([
      ['button/button.md', '/base-ui/react-button'],
    ]);
    expect(readRoutes(makeFolder({ 'a.md': '' }), ['a.md']).size).toBe(0);
  });
});

describe('sortFiles', () => {
  it('tells pages from translations, read-mes and code', () => {
    expect(
      sortFiles([
        'a/a.md',
        'a/a-pt.md',
        'a/b-zh.md',
        'README.md',
        'a/_part.md',
        'a/A.tsx',
        'pages.ts',
        'pagesApi.js',
        'a/x.css',
      ]),
    ).toEqual({
      pages: ['a/a.md', 'a/b-zh.md'],
      translations: ['a/a-pt.md'],
      skipped: ['README.md', 'a/_part.md'],
      code: ['a/A.tsx', 'a/x.css'],
    });
  });
});
