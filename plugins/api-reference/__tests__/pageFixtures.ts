import fs from 'node:fs';
import path from 'node:path';
import {
  buildFiles,
  createLinkResolver,
  createTextRenderer,
  planPages,
  type ApiPagePlan,
  type FilesInput,
  type LinkTargets,
} from '../node/pages';
import type { ApiDocument, ApiPageData } from '../types';

const FOLDER = path.join(__dirname, '__fixtures__/pages');

export function readFixture(name: string): string {
  return fs.readFileSync(path.join(FOLDER, name), 'utf8');
}

/** Documents made by hand: a component, one that it inherits from, one with parts, a hook. */
export const documents = ['button', 'button-base', 'select', 'use-id'].map(
  (name) => JSON.parse(readFixture(`${name}.json`)) as ApiDocument,
);

/** Pages of the site besides the generated ones, with their anchors. */
const PAGES: Record<string, string[]> = {
  '/material-ui/react-button': ['basics'],
  '/material-ui/v7/react-button': ['basics'],
  '/material-ui/v7/customization/palette': [],
  '/base-ui/react-select': [],
  '/base-ui/getting-started/quickstart': [],
  '/x/react-data-grid': ['features'],
};

export const plans: ApiPagePlan[] = planPages(documents, {
  apiPath: '/material-ui/api',
  versionedApiPath: '/material-ui/v7/api',
});

export const targets: LinkTargets = {
  hasPage: (pathname) => pathname in PAGES || plans.some((plan) => plan.pathname === pathname),
  hasAnchor: (pathname, anchor) => PAGES[pathname]?.includes(anchor) ?? anchor === 'button-prop-color',
};

export const resolve = createLinkResolver(targets, {
  home: 'https://mui.com',
  from: '/material-ui',
  to: '/material-ui/v7',
});

const REPOSITORY = { url: 'git+https://github.com/mui/material-ui.git', directory: 'packages/mui-material' };

/** The generated files of the documents, on pages of an earlier version. */
export async function buildFixtureFiles(extras: Pick<FilesInput, 'history' | 'sizes'> = {}) {
  const files = buildFiles({
    productId: 'material-ui',
    plans,
    demoPages: [
      { pathname: '/material-ui/v7/react-button', title: 'Button', components: [] },
      { pathname: '/material-ui/v7/react-menu', title: 'Menus [all]', components: ['Menu', 'Button'] },
      { pathname: '/material-ui/v7/react-chip', title: 'Chip', components: ['Chip'] },
    ],
    resolve,
    renderText: await createTextRenderer(),
    packages: new Map([['@mui/material', { repository: REPOSITORY }]]),
    ...extras,
  });
  const dataOf = (name: string) => JSON.parse(files.data.get(`${name}.json`) ?? 'null') as ApiPageData;
  return { ...files, dataOf };
}
