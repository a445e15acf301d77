import fs from 'node:fs';
import path from 'node:path';
import type { ProductRow } from '../../../../docs/products';
import { documents } from '../../../../plugins/api-reference/__tests__/pageFixtures';
import type { ApiDocument } from '../../../../plugins/api-reference/types';
import { writeFolder } from '../../../../scripts/lib/__tests__/folders';
import { loadManifest } from '../../../pages-manifest/loadManifest';
import type { ManifestVersion } from '../../../pages-manifest/types';
import { readEnv } from '../../env';
import { prepareApi } from '../prepareApi';

const row = {
  family: 'core',
  tagline: '',
  accent: { light: '#000', dark: '#fff' },
} as const;

export const products: ProductRow[] = [
  {
    ...row,
    id: 'alpha',
    name: 'Alpha',
    basePath: '/material-ui',
    home: '/material-ui/react-button',
    library: '@mui/material',
    versions: [{ id: 'v2', current: true }, { id: 'v1' }],
  },
  {
    ...row,
    id: 'grid',
    name: 'Grid',
    basePath: '/x',
    prefixes: ['/x/react-grid', '/x/api/grid'],
    home: '/x/react-grid',
    library: '@mui/x-grid',
    api: { only: ['ButtonBase'] },
    versions: [{ id: 'v1', current: true }],
  },
  {
    ...row,
    id: 'plain',
    name: 'Plain',
    basePath: '/plain',
    home: '/plain',
    versions: [{ id: 'v1', current: true }],
  },
];

/** A page that shows a component, and one that the library does not have. */
export const BUTTON = '---\ntitle: The button\ncomponents: Button, Gone\n---\n\n# Button\n\n## Basics\n';

const FILES: Record<string, string> = {
  'docs/products.ts': '',
  'docs/alpha/v2/pages.ts': `export default [
    { pathname: '/material-ui/components', children: [{ pathname: '/material-ui/react-button' }] },
    { pathname: '/material-ui/guides', children: [{ pathname: '/material-ui/guides/styling' }] },
  ];`,
  'docs/alpha/v2/content/react-button.md': BUTTON,
  'docs/alpha/v2/content/guides/styling.md': '# Styling\n',
  'docs/alpha/v1/pages.ts': `export default [{ pathname: '/material-ui/react-button' }];`,
  'docs/alpha/v1/content/react-button.md': BUTTON,
  'docs/alpha/v1/node_modules/@mui/material/package.json': '{"version":"1.0.0"}',
  'docs/grid/v1/pages.ts': `export default [{ pathname: '/x/react-grid' }];`,
  'docs/grid/v1/content/react-grid.md': '# Grid\n',
  'docs/plain/v1/pages.ts': `export default [{ pathname: '/plain' }];`,
  'docs/plain/v1/content/index.md': '# Plain\n',
  'node_modules/@mui/material/package.json': '{"version":"2.0.0"}',
  'node_modules/@mui/x-grid/package.json': '{"version":"1.0.0"}',
  'node_modules/@mui/lab/package.json': '{"version":"2.0.0-beta.1"}',
};

/**
 * A site with what its runs have loaded.
 *
 * @param documentsOf what its libraries document, by folder of the package
 * @param rows its products
 */
export function createSite(
  documentsOf: (packageDir: string) => ApiDocument[] = () => documents,
  rows: ProductRow[] = products,
) {
  const rootDir = fs.realpathSync(writeFolder(FILES));
  const loaded: string[] = [];
  const run = (env: NodeJS.ProcessEnv = {}, measure: string[] = []) =>
    prepareApi({
      rootDir,
      products: rows,
      env: readEnv(env),
      rows: [{ name: 'api-reference', enabled: true }],
      measure,
      loadApi: async ({ packageDir }) => {
        loaded.push(path.relative(rootDir, packageDir));
        return documentsOf(path.relative(rootDir, packageDir));
      },
    });
  const read = (name: string) => fs.readFileSync(path.join(rootDir, name), 'utf8');
  const manifest = (generated = true) => loadManifest({ rootDir, products: rows, generated });
  const write = (name: string, text: string) => fs.writeFileSync(path.join(rootDir, name), text);
  return { rootDir, write, run, loaded, read, manifest };
}

export function versionOf({ manifest }: ReturnType<typeof loadManifest>, id: string): ManifestVersion {
  const versions = manifest.products.flatMap((product) => product.versions);
  return versions.find(({ product, id: version }) => `${product}-${version}` === id) as ManifestVersion;
}
