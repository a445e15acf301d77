import fs from 'node:fs';
import path from 'node:path';
import { loadApi } from '../node/loadApi';
import type { ApiComponent, ApiDocument } from '../types';

const rootDir = path.resolve(__dirname, '../../..');
const DOCS = path.join(rootDir, 'docs');
const FAMILY = /^@(?:mui\/(?:base|material|joy|system|x-[\w-]+)|base-ui\/react|toolpad\/core)$/;

/** The folders of the family's packages that the site documents, each pinned in a workspace. */
export function listInstalled(): string[] {
  const workspaces = fs
    .readdirSync(DOCS)
    .flatMap((product) =>
      fs.existsSync(path.join(DOCS, product, 'package.json')) ? [] : listVersions(path.join(DOCS, product)),
    );
  const folders = workspaces.flatMap((workspace) => {
    const { dependencies = {} } = JSON.parse(
      fs.readFileSync(path.join(workspace, 'package.json'), 'utf8'),
    ) as { dependencies?: Record<string, string> };
    return Object.keys(dependencies)
      .filter((name) => FAMILY.test(name))
      .map((name) => path.dirname(require.resolve(`${name}/package.json`, { paths: [workspace] })));
  });
  // Workspaces may have one version each of their own.
  const byVersion = new Map(
    folders
      .sort()
      .reverse()
      .map((folder) => [readVersion(folder), folder]),
  );
  return [...byVersion.values()].sort();
}

function readVersion(folder: string): string {
  const { name, version } = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
  };
  return `${name}@${version}`;
}

function listVersions(product: string): string[] {
  return fs.statSync(product).isDirectory()
    ? fs
        .readdirSync(product)
        .map((version) => path.join(product, version))
        .filter((version) => fs.existsSync(path.join(version, 'package.json')))
    : [];
}

/** The API of an installed package, from the site's own cache where it is there. */
export function loadInstalled(packageDir: string): Promise<ApiDocument[]> {
  return loadApi({ packageDir, cacheDir: path.join(rootDir, '.cache/api') });
}

/** The components of a package by name. */
export async function loadComponents(name: string, workspace = ''): Promise<Map<string, ApiComponent>> {
  const manifest = require.resolve(`${name}/package.json`, { paths: [path.join(DOCS, workspace)] });
  const documents = await loadInstalled(path.dirname(manifest));
  return new Map(
    documents.flatMap((document) =>
      document.kind === 'component' ? [[document.name, document] as const] : [],
    ),
  );
}
