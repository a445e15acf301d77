import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { ProductRow } from '../../../docs/products';
import { loadProducts } from '../../../src/pages-manifest/writeManifest';
import { findProduct } from '../productsFile';

const PRODUCTS = `export const products = [
  {
    id: 'alpha',
    name: 'Alpha',
    library: '@scope/alpha',
    basePath: '/alpha',
    versions: [{ id: 'v3', current: true }, { id: 'v2' }],
  },
  {
    id: 'beta',
    name: 'Beta',
    basePath: '/beta',
    versions: [{ id: 'v1', current: true }],
  },
];
`;

const PACKAGE = {
  name: 'docs-alpha-v3',
  description: 'Alpha 3: pages, demos and the libraries they document',
  dependencies: {
    '@scope/alpha': '3.1.0',
    '@scope/alpha-pro': '3.0.9',
    '@scope/icons': '3.1.0',
    '@scope/other': '7.0.0',
    react: '19.0.0',
  },
};

const FILES: Record<string, string> = {
  'docs/products.ts': PRODUCTS,
  'docs/alpha/v3/package.json': JSON.stringify(PACKAGE),
  'docs/alpha/v3/tsconfig.json': JSON.stringify({
    compilerOptions: { strict: true, noEmit: true, types: [], skipLibCheck: true },
    include: ['content'],
  }),
  'docs/alpha/v3/content/page.md': '# Page\n',
  'docs/alpha/v3/content/Good.ts': 'export const size: number = 1;\n',
  'docs/alpha/v3/content/Bad.ts': "export const size: number = 'large';\nexport const label: string = 2;\n",
  'docs/alpha/v3/content/api/generated.md': '# Generated\n',
  'docs/alpha/v3/node_modules/@scope/alpha/package.json': '{ "version": "3.1.0" }',
  'docs/alpha/v2/package.json': '{}',
};

/** A small site in a temporary folder. */
export function createTree(files: Record<string, string> = {}): string {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'version-'));
  for (const [name, text] of Object.entries({ ...FILES, ...files })) {
    fs.mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    fs.writeFileSync(path.join(root, name), text);
  }
  return root;
}

export function productOf(root: string, id = 'alpha'): ProductRow {
  return findProduct(loadProducts(root), id);
}

export function read(root: string, name: string): string {
  return fs.readFileSync(path.join(root, name), 'utf8');
}

export function exists(root: string, name: string): boolean {
  return fs.existsSync(path.join(root, name));
}
