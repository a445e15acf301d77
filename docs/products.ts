/**
 * The products of the site and their documented versions: plain data (design §2). The version that a page shows
 * is read from the installed package that `library` names, never typed here.
 */
export interface VersionRow {
  /** Folder below `docs/<product>/` and, for earlier versions, segment of the URL, for example `v7`. */
  id: string;
  /** Exactly one version of a product is current: it lives at the product's own path. */
  current?: boolean;
  /** npm package that this version documents, where it had another name then than the product's. */
  library?: string;
}

/** A package whose API is documented after that of the library. */
export interface ApiPackageRow {
  /** npm package that the folders of the versions have installed. */
  name: string;
  /**
   * Ids of the versions that document it; by default all. One that some versions lack takes no part in what is told of
   * changes between versions: there it would look new.
   */
  versions?: string[];
  /** Names of its components and hooks that get a page; by default all. */
  only?: string[];
}

export interface ProductRow {
  /** Folder below `docs/`, for example `x-data-grid`. */
  id: string;
  name: string;
  /** One sentence for the home page and the product switcher. */
  tagline: string;
  /** First URL segment(s) that all pages of the product share, for example `/x`. */
  basePath: string;
  /**
   * Path prefixes that belong to this product where several share one base path; longest wins. Default: the
   * base path.
   */
  prefixes?: string[];
  /** Page that a product card or the switcher leads to. */
  home: string;
  /** Group of the product switcher and the home page. */
  family: 'core' | 'x' | 'toolpad' | 'site';
  /** npm package whose installed version is the version shown; none for products without a library. */
  library?: string;
  /** The generated API pages, where they are not simply those of the whole library. */
  api?: {
    /** Packages whose API is documented as well. */
    packages?: ApiPackageRow[];
    /** Names of the components and hooks that get a page; by default all. */
    only?: string[];
  };
  /** Accents for light and dark mode, each legible (4.5:1) on the mode's background. */
  accent: { light: string; dark: string };
  /** Repository on the code host and folder of the library in it. */
  repository?: string;
  versions: VersionRow[];
  /** Kept out of search engines. */
  noIndex?: boolean;
  /** Only built for tests, when `SITE_FIXTURE=1`. */
  fixture?: boolean;
}

export const products: ProductRow[] = [
  {
    id: 'material-ui',
    name: 'Material UI',
    tagline: 'React components that implement Material Design, ready for production.',
    basePath: '/material-ui',
    home: '/material-ui/getting-started',
    family: 'core',
    library: '@mui/material',
    api: {
      packages: [
        {
          name: '@mui/lab',
          versions: ['v9'],
          only: [
            'Masonry',
            'Timeline',
            'TimelineConnector',
            'TimelineContent',
            'TimelineDot',
            'TimelineItem',
            'TimelineOppositeContent',
            'TimelineSeparator',
          ],
        },
      ],
    },
    accent: { light: '#0059b8', dark: '#66b2ff' },
    repository: 'https://github.com/mui/material-ui',
    versions: [{ id: 'v9', current: true }, { id: 'v7' }, { id: 'v6' }],
  },
  {
    id: 'joy-ui',
    name: 'Joy UI',
    tagline: 'React components with a design of their own and four global variants.',
    basePath: '/joy-ui',
    home: '/joy-ui/getting-started',
    family: 'core',
    library: '@mui/joy',
    accent: { light: '#8a2d8c', dark: '#e59be6' },
    repository: 'https://github.com/mui/material-ui',
    versions: [{ id: 'v5', current: true }],
  },
  {
    id: 'base-ui',
    name: 'Base UI',
    tagline: 'Unstyled, accessible React components: you bring the styles.',
    basePath: '/base-ui',
    home: '/base-ui/getting-started',
    family: 'core',
    library: '@base-ui/react',
    accent: { light: '#3f3f46', dark: '#d4d4d8' },
    repository: 'https://github.com/mui/base-ui',
    versions: [
      { id: 'v1', current: true },
      { id: 'v5-beta', library: '@mui/base' },
    ],
  },
  {
    id: 'system',
    name: 'MUI System',
    tagline: 'CSS utilities for laying out custom designs quickly.',
    basePath: '/system',
    home: '/system/getting-started',
    family: 'core',
    library: '@mui/system',
    accent: { light: '#9a4a00', dark: '#ffb86b' },
    repository: 'https://github.com/mui/material-ui',
    versions: [{ id: 'v9', current: true }, { id: 'v6' }],
  },
  {
    id: 'x',
    name: 'MUI X',
    tagline: 'Advanced components for data-heavy applications: what the four products share.',
    basePath: '/x',
    home: '/x/introduction',
    family: 'x',
    accent: { light: '#0b6b74', dark: '#5cd3de' },
    repository: 'https://github.com/mui/mui-x',
    versions: [{ id: 'v9', current: true }, { id: 'v8' }],
  },
  {
    id: 'x-data-grid',
    name: 'Data Grid',
    tagline: 'A data table with editing, filtering, sorting and more.',
    basePath: '/x',
    prefixes: ['/x/react-data-grid', '/x/api/data-grid'],
    home: '/x/react-data-grid',
    family: 'x',
    library: '@mui/x-data-grid',
    accent: { light: '#0b6b74', dark: '#5cd3de' },
    repository: 'https://github.com/mui/mui-x',
    versions: [{ id: 'v9', current: true }, { id: 'v8' }],
  },
  {
    id: 'x-date-pickers',
    name: 'Date and Time Pickers',
    tagline: 'Fields, calendars and clocks to select dates, times and ranges.',
    basePath: '/x',
    prefixes: ['/x/react-date-pickers', '/x/api/date-pickers'],
    home: '/x/react-date-pickers',
    family: 'x',
    library: '@mui/x-date-pickers',
    accent: { light: '#0b6b74', dark: '#5cd3de' },
    repository: 'https://github.com/mui/mui-x',
    versions: [{ id: 'v9', current: true }, { id: 'v8' }],
  },
  {
    id: 'x-charts',
    name: 'Charts',
    tagline: 'Bars, lines, pies and more, drawn from your data.',
    basePath: '/x',
    prefixes: ['/x/react-charts', '/x/api/charts'],
    home: '/x/react-charts',
    family: 'x',
    library: '@mui/x-charts',
    accent: { light: '#0b6b74', dark: '#5cd3de' },
    repository: 'https://github.com/mui/mui-x',
    versions: [{ id: 'v9', current: true }, { id: 'v8' }],
  },
  {
    id: 'x-tree-view',
    name: 'Tree View',
    tagline: 'Hierarchical lists that expand, select and edit.',
    basePath: '/x',
    prefixes: ['/x/react-tree-view', '/x/api/tree-view'],
    home: '/x/react-tree-view',
    family: 'x',
    library: '@mui/x-tree-view',
    accent: { light: '#0b6b74', dark: '#5cd3de' },
    repository: 'https://github.com/mui/mui-x',
    versions: [{ id: 'v9', current: true }, { id: 'v8' }],
  },
  {
    id: 'toolpad-core',
    name: 'Toolpad Core',
    tagline: 'Full-stack building blocks for dashboards and internal tools.',
    basePath: '/toolpad/core',
    home: '/toolpad/core/introduction',
    family: 'toolpad',
    library: '@toolpad/core',
    accent: { light: '#7a3e9d', dark: '#d3a6f0' },
    repository: 'https://github.com/mui/toolpad',
    versions: [{ id: 'v0', current: true }],
  },
  {
    id: 'toolpad-studio',
    name: 'Toolpad Studio',
    tagline: 'A low-code builder for admin tools, run from your own repository.',
    basePath: '/toolpad/studio',
    home: '/toolpad/studio/getting-started',
    family: 'toolpad',
    accent: { light: '#7a3e9d', dark: '#d3a6f0' },
    repository: 'https://github.com/mui/toolpad',
    versions: [{ id: 'v0', current: true }],
  },
  {
    id: 'docs',
    name: 'This site',
    tagline: 'How this documentation is written, built and extended.',
    basePath: '/docs',
    home: '/docs/getting-started',
    family: 'site',
    accent: { light: '#3f3f46', dark: '#d4d4d8' },
    versions: [{ id: 'v1', current: true }],
  },
  {
    id: 'experiments',
    name: 'Experiments',
    tagline: 'Trials of the documentation infrastructure itself.',
    basePath: '/experiments/docs',
    home: '/experiments/docs/markdown',
    family: 'site',
    noIndex: true,
    accent: { light: '#3f3f46', dark: '#d4d4d8' },
    versions: [{ id: 'v1', current: true }],
  },
  {
    id: 'fixture',
    name: 'Fixture',
    tagline: 'Every feature of the site once, for its tests.',
    basePath: '/fixture',
    home: '/fixture/getting-started',
    family: 'site',
    library: '@mui/material',
    api: { only: ['Button', 'ButtonBase', 'Slider', 'Tooltip', 'useAutocomplete'] },
    noIndex: true,
    fixture: true,
    accent: { light: '#3f3f46', dark: '#d4d4d8' },
    versions: [{ id: 'v2', current: true }, { id: 'v1' }],
  },
];
