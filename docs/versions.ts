/**
 * What is known of each version besides its pages: plain data for `/versions` and the version switcher. Numbers of
 * versions on this site are read from the installed packages and are not typed here. Dates are those of the libraries'
 * own changelogs.
 */
export interface VersionFacts {
  /** Id of a product in `docs/products.ts`. */
  product: string;
  /** Id of a version on this site, such as `v9`, or a name of its own for one that lives elsewhere, such as `v6`. */
  version: string;
  /** Numbers of a version that lives elsewhere: its last one, or the first and last of a range. */
  numbers?: readonly [string] | readonly [first: string, last: string];
  /** Day of the first release that the row stands for, as `2026-04-07`. */
  released: string;
  /** While it is not the product's current version; `beta` holds for a current one, too. Default: `maintained`. */
  status?: 'maintained' | 'beta' | 'end-of-life';
  /** Address of the documentation of a version that lives elsewhere. */
  docs?: string;
  /** Pages below `docs` that are known to be there, for readers who come from a page of that name. */
  pages?: readonly string[];
  /** Address of the release notes; `{version}` stands for the installed version. */
  notes: string;
  /** Address of the guide from the version before, or a path of this site. */
  migration?: string;
}

const CORE_NOTES = 'https://github.com/mui/material-ui/releases/tag/v{version}';
const X_NOTES = 'https://github.com/mui/mui-x/releases/tag/v{version}';

/** As the types of `@mui/material` 5.18.0 and of 6.5.0 name them. */
const MATERIAL_PAGES = (
  'accordion alert app-bar autocomplete avatar backdrop badge bottom-navigation box breadcrumbs button button-group ' +
  'card checkbox chip click-away-listener container css-baseline dialog divider drawer floating-action-button grid ' +
  'hidden image-list link list menu modal no-ssr pagination paper popover popper portal progress radio-button rating ' +
  'select skeleton slider snackbar speed-dial stack stepper switch table tabs text-field textarea-autosize ' +
  'toggle-button tooltip transfer-list typography'
)
  .split(' ')
  .map((name) => `react-${name}`);

/** The four products of MUI X are released together. */
function xVersions(product: string, page: string, guide: string): VersionFacts[] {
  const elsewhere = (major: number, number: string, released: string, status: VersionFacts['status']) => ({
    product,
    version: `v${major}`,
    numbers: [number] as const,
    released,
    status,
    docs: `https://v${major}.mui.com/x/${page}/`,
    notes: `https://github.com/mui/mui-x/releases/tag/v${number}`,
  });
  return [
    {
      product,
      version: 'v9',
      released: '2026-04-08',
      notes: X_NOTES,
      migration: `/x/migration/migration-${guide}-v8`,
    },
    {
      product,
      version: 'v8',
      released: '2025-04-17',
      notes: X_NOTES,
      migration: `https://mui.com/x/migration/migration-${guide}-v7/`,
    },
    elsewhere(7, '7.29.9', '2024-03-22', 'end-of-life'),
  ];
}

export const versions: readonly VersionFacts[] = [
  {
    product: 'material-ui',
    version: 'v9',
    released: '2026-04-07',
    notes: CORE_NOTES,
    migration: '/material-ui/migration/upgrade-to-v9',
  },
  {
    product: 'material-ui',
    version: 'v7',
    released: '2025-03-26',
    status: 'maintained',
    notes: CORE_NOTES,
    migration: '/material-ui/migration/upgrade-to-v7',
  },
  {
    product: 'material-ui',
    version: 'v6',
    released: '2024-08-27',
    status: 'end-of-life',
    notes: CORE_NOTES,
    migration: '/material-ui/migration/upgrade-to-v6',
  },
  {
    product: 'material-ui',
    version: 'v6-beta',
    numbers: ['6.0.0-beta.0', '6.0.0-beta.6'],
    released: '2024-07-11',
    status: 'beta',
    docs: 'https://v6.mui.com/material-ui/',
    pages: MATERIAL_PAGES,
    notes: 'https://github.com/mui/material-ui/releases/tag/v6.0.0-beta.0',
  },
  {
    product: 'material-ui',
    version: 'v5',
    numbers: ['5.18.0'],
    released: '2021-09-16',
    status: 'end-of-life',
    docs: 'https://v5.mui.com/material-ui/',
    pages: MATERIAL_PAGES,
    notes: 'https://github.com/mui/material-ui/releases/tag/v5.18.0',
    migration: 'https://v5.mui.com/material-ui/migration/migration-v4/',
  },
  {
    product: 'material-ui',
    version: 'v5-beta',
    numbers: ['5.0.0-beta.0', '5.0.0-beta.5'],
    released: '2021-07-01',
    status: 'beta',
    docs: 'https://v5.mui.com/material-ui/',
    pages: MATERIAL_PAGES,
    notes: 'https://github.com/mui/material-ui/releases/tag/v5.0.0-beta.0',
  },
  {
    product: 'material-ui',
    version: 'v4',
    numbers: ['4.12.4'],
    released: '2019-05-23',
    status: 'end-of-life',
    docs: 'https://v4.mui.com/getting-started/installation/',
    notes: 'https://github.com/mui/material-ui/releases/tag/v4.12.4',
  },
  {
    product: 'joy-ui',
    version: 'v5',
    released: '2023-07-31',
    status: 'beta',
    // The release of Material UI 5 that 5.0.0-beta.52 came with.
    notes: 'https://github.com/mui/material-ui/releases/tag/v5.17.1',
  },
  {
    product: 'base-ui',
    version: 'v1',
    released: '2025-12-11',
    notes: 'https://github.com/mui/base-ui/releases/tag/v{version}',
    migration: '/base-ui/migration/migrating-to-v1',
  },
  {
    product: 'base-ui',
    version: 'v5-beta',
    released: '2023-05-10',
    status: 'end-of-life',
    // 5.0.0-beta.0 of @mui/base came with it.
    notes: 'https://github.com/mui/material-ui/releases/tag/v5.13.0',
  },
  {
    product: 'system',
    version: 'v9',
    released: '2026-04-07',
    notes: CORE_NOTES,
    migration: '/system/migration/migrating-to-v9',
  },
  {
    product: 'system',
    version: 'v6',
    released: '2024-08-27',
    status: 'end-of-life',
    notes: CORE_NOTES,
    migration: '/material-ui/migration/upgrade-to-v6',
  },
  {
    product: 'system',
    version: 'v5',
    numbers: ['5.18.0'],
    released: '2021-09-16',
    status: 'end-of-life',
    docs: 'https://v5.mui.com/system/getting-started/',
    notes: 'https://github.com/mui/material-ui/releases/tag/v5.18.0',
  },
  ...xVersions('x-data-grid', 'react-data-grid', 'data-grid'),
  ...xVersions('x-date-pickers', 'react-date-pickers', 'pickers'),
  ...xVersions('x-charts', 'react-charts', 'charts'),
  ...xVersions('x-tree-view', 'react-tree-view', 'tree-view'),
  {
    product: 'toolpad-core',
    version: 'v0',
    released: '2025-06-11',
    notes: 'https://github.com/mui/toolpad/releases/tag/v{version}',
  },
];
