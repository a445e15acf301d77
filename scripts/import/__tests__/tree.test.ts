import path from 'node:path';
import { convertTree, leavesOf } from '../convertTree';
import { loadSourceTree } from '../loadSourceTree';
import { printTree } from '../printTree';
import { pruneTree } from '../pruneTree';
import { FAMILY, makeFolder, targetOf } from './support';

const convert = (nodes: readonly unknown[], text = '') => convertTree(nodes, text, targetOf());

describe('loadSourceTree (issue 3 point 1 "page tree (its `pages.ts`)")', () => {
  it('takes imports that do not resolve as empty lists, and follows those that do', () => {
    const { nodes, unresolved } = loadSourceTree(path.join(FAMILY, 'pages.ts'));
    expect(unresolved).toEqual(['docs/src/modules/components/AppNavIcons', './hooksApi']);
    expect(nodes).toHaveLength(5);
    expect(nodes[2]).toMatchObject({
      title: 'Component API',
      children: [{ pathname: '/acme-ui/api/kettle' }, {}],
    });
  });

  it.each([
    ['pages.ts', 'export default nowhere;', /cannot be read: nowhere is not defined/],
    ['pages.js', 'module.exports = { pages: [] };', /no default export that is a list/],
    ['pages.ts', 'export default [process.env.HOME];', /process is not defined/],
  ])('says what is wrong with %s: %s', (name, text, message) => {
    const folder = makeFolder({ [name]: text });
    expect(() => loadSourceTree(path.join(folder, name))).toThrow(message);
  });
});

describe('convertTree (spec §3 "Page tree node")', () => {
  it('keeps titles, plans, flags, links out of the site and their attributes', () => {
    const nodes = [
      {
        pathname: '/acme-ui/kettle',
        title: 'Kettle',
        plan: 'pro',
        newFeature: true,
        unstable: true,
        beta: false,
      },
      {
        pathname: 'https://acme.example/store/',
        title: 'Store',
        linkProps: { rel: 'nofollow', 'data-x': 1 },
      },
    ];
    expect(convert(nodes)).toEqual({
      nodes: [
        {
          pathname: '/acme-ui/kettle',
          title: 'Kettle',
          plan: 'pro',
          newFeature: true,
          unstable: true,
          foreign: false,
        },
        {
          pathname: 'https://acme.example/store/',
          title: 'Store',
          linkProps: { rel: 'nofollow' },
          foreign: false,
        },
      ],
      notes: [],
    });
  });

  it('drops last slashes, and puts this site’s base path in the place of theirs', () => {
    const { nodes } = convertTree(
      [{ pathname: '/acme/react-kettle/' }],
      '',
      targetOf({ sourceBase: '/acme' }),
    );
    expect(nodes[0]?.pathname).toBe('/acme-ui/react-kettle');
  });

  it.each([
    ['hot-vessels', undefined, 'Hot vessels'],
    ['/acme-ui/customization/theme', undefined, 'Theme'],
    ['/acme-ui/customization/styles', 'Styles', 'Styles'],
    ['MUI X', undefined, 'MUI X'],
  ])('reads the subheader %s', (subheader, title, expected) => {
    const [node] = convert([{ pathname: '/acme-ui/g', subheader, title, children: [] }]).nodes;
    expect(node?.subheader).toBe(expected);
  });

  it('leaves out API pages, icons of that family, and keys that it does not know', () => {
    const text = "  { pathname: '/acme-ui/a', shiny: true },\n";
    const { nodes, notes } = convert(
      [
        { pathname: '/acme-ui/a', shiny: true, icon: 'ToggleOnIcon' },
        { pathname: '/acme-ui/api/kettle' },
        { pathname: '/acme-ui/react-kettle/hooks-api/#use-kettle' },
      ],
      text,
    );
    expect(nodes).toEqual([{ pathname: '/acme-ui/a', foreign: false }]);
    expect(notes).toEqual([
      { line: 1, kind: 'lost', message: '/acme-ui/a: unknown keys left out: shiny' },
      { kind: 'changed', message: "API pages left out (2): this site makes them from the packages' types" },
    ]);
  });

  it('reports nodes that cannot be one', () => {
    const { nodes, notes } = convert([{ title: 'Lost' }, { pathname: 'https://acme.example' }]);
    expect(nodes).toEqual([]);
    expect(notes.map(({ kind }) => kind)).toEqual(['lost', 'lost']);
  });

  it('marks pages of other products', () => {
    expect(leavesOf(convert([{ pathname: '/acme-charts/pies' }]).nodes)[0]?.foreign).toBe(true);
  });
});

describe('pruneTree (issue 2 point 2: no page without its file, no pathname twice)', () => {
  const hasFile = ({ pathname }: { pathname: string }) => !pathname.endsWith('gone');

  it('keeps pages with files, planned ones and links, and no empty groups', () => {
    const { nodes, notes } = pruneTree(
      [
        { pathname: '/acme-ui/g', children: [{ pathname: '/acme-ui/gone' }] },
        {
          pathname: '/acme-ui/h',
          children: [
            { pathname: '/acme-ui/planned-gone', planned: true },
            { pathname: '/acme-ui/here', planned: true },
            { pathname: '/other/page', foreign: true },
            { pathname: 'https://acme.example', title: 'Out' },
          ],
        },
      ],
      { hasFile },
    );
    expect(nodes).toEqual([
      {
        pathname: '/acme-ui/h',
        children: [
          { pathname: '/acme-ui/planned-gone', planned: true },
          { pathname: '/acme-ui/here' },
          { pathname: 'https://acme.example', title: 'Out' },
        ],
      },
    ]);
    expect(notes).toEqual([
      { kind: 'changed', message: expect.stringContaining('/other/page') },
      { kind: 'lost', message: expect.stringContaining('/acme-ui/gone') },
    ]);
  });

  it('gives a group with the pathname of a page another one, and keeps its title', () => {
    const { nodes } = pruneTree(
      [{ pathname: '/acme-ui/theme', children: [{ pathname: '/acme-ui/theme' }] }],
      { hasFile },
    );
    expect(nodes).toEqual([
      { pathname: '/acme-ui/theme-group', title: 'Theme', children: [{ pathname: '/acme-ui/theme' }] },
    ]);
  });

  it('leaves out a page that is listed twice', () => {
    const page = { pathname: '/acme-ui/a' };
    expect(pruneTree([page, { ...page }], { hasFile }).nodes).toEqual([page]);
  });
});

describe('printTree', () => {
  it('is formatted as this repository formats', async () => {
    const nodes = [
      {
        pathname: '/a/g',
        title: "It's",
        children: [
          { pathname: '/a/b', newFeature: true },
          { pathname: '/a/c', title: 'C' },
        ],
      },
    ];
    expect(await printTree(nodes)).toBe(
      [
        "import type { PageNode } from '../../../src/pages-manifest/types';",
        '',
        'const pages: PageNode[] = [',
        '  {',
        "    pathname: '/a/g',",
        '    title: "It\'s",',
        '    children: [',
        "      { pathname: '/a/b', newFeature: true },",
        "      { pathname: '/a/c', title: 'C' },",
        '    ],',
        '  },',
        '];',
        '',
        'export default pages;',
        '',
      ].join('\n'),
    );
  });
});
