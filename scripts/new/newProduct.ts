import fs from 'node:fs';
import path from 'node:path';
import type { ProductRow } from '../../docs/products';
import { PRODUCTS_FILE } from '../../src/pages-manifest/checkProducts';
import type { FileToWrite } from './newPage';
import { pageTemplate } from './templates';

export interface NewProduct {
  id: string;
  name: string;
  library?: string;
  release?: string;
}

/** Where the rows of products end. */
const END_OF_ROWS = /^\];/m;

function rowOf({ id, name, library }: NewProduct, version: string): string {
  const lines = [
    `id: '${id}',`,
    `name: ${JSON.stringify(name)},`,
    "tagline: 'TODO: one sentence for the home page.',",
    `basePath: '/${id}',`,
    `home: '/${id}/getting-started',`,
    "family: 'core',",
    ...(library ? [`library: '${library}',`] : []),
    '// Each needs a contrast of 4.5:1 on the background of its mode.',
    "accent: { light: '#0059b8', dark: '#66b2ff' },",
    `versions: [{ id: '${version}', current: true }],`,
  ];
  return `  {\n${lines.map((line) => `    ${line}\n`).join('')}  },\n`;
}

const TREE = (id: string) => `import type { PageNode } from '../../../src/pages-manifest/types';

const pages: PageNode[] = [
  {
    pathname: '/${id}/getting-started-group',
    title: 'Getting started',
    children: [{ pathname: '/${id}/getting-started', title: 'Overview' }],
  },
];

export default pages;
`;

const TSCONFIG = {
  extends: '../../../tsconfig.demos.json',
  include: ['content', 'pages.ts', 'DemoRoot.tsx'],
};

function packageOf(
  { id, name, library, release }: NewProduct,
  version: string,
  root: { react?: string },
): object {
  return {
    name: `docs-${id}-${version}`,
    version: '0.0.0',
    private: true,
    description: `${name} ${version.slice(1)}: pages, demos and the libraries they document`,
    dependencies: {
      ...(library && { [library]: release ?? '' }),
      ...(root.react && { react: root.react, 'react-dom': root.react }),
    },
  };
}

/**
 * A product: its row in `docs/products.ts`, its workspace, page tree and first page.
 *
 * @throws an Error where the id is taken
 */
export function newProduct(
  rootDir: string,
  products: readonly ProductRow[],
  product: NewProduct,
): FileToWrite[] {
  const { id, name, library, release } = product;
  if (products.some((row) => row.id === id))
    throw new Error(`${PRODUCTS_FILE} has a product "${id}" already.`);
  const version = `v${release?.split('.')[0] ?? '1'}`;
  const folder = `docs/${id}/${version}`;
  const rows = fs.readFileSync(path.join(rootDir, PRODUCTS_FILE), 'utf8');
  const root = JSON.parse(fs.readFileSync(path.join(rootDir, 'package.json'), 'utf8')) as {
    dependencies?: { react?: string };
  };
  const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;
  const page = pageTemplate({ productId: id, title: name, packageName: library });
  return [
    {
      file: `${folder}/package.json`,
      isNew: true,
      text: json(packageOf(product, version, root.dependencies ?? {})),
    },
    { file: `${folder}/tsconfig.json`, isNew: true, text: json(TSCONFIG) },
    { file: `${folder}/pages.ts`, isNew: true, text: TREE(id) },
    { file: `${folder}/content/getting-started/getting-started.md`, isNew: true, text: page },
    { file: PRODUCTS_FILE, isNew: false, text: rows.replace(END_OF_ROWS, `${rowOf(product, version)}];`) },
  ];
}
