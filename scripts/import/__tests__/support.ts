import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { loadProducts } from '../../../src/pages-manifest/writeManifest';
import { importFolder, type ImportResult } from '../importFolder';
import type { ImportRequest } from '../importArgs';
import { joinLines, splitLines, type Line } from '../lines';
import type { Source, Target } from '../types';

const made: string[] = [];

function makeTemporary(prefix: string): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), prefix));
  made.push(folder);
  return folder;
}

afterAll(() => made.forEach((folder) => fs.rmSync(folder, { recursive: true, force: true })));

const FIXTURES = path.join(__dirname, '__fixtures__');

/** The folder of a made-up repository of that family, and its pictures. */
export const FAMILY = path.join(FIXTURES, 'family/docs/data/acme');
export const PICTURES = path.join(FIXTURES, 'family/docs/public/static');

/** Lines of prose and code, as stages take them. */
export const linesOf = (text: string): Line[] => splitLines(text);
export const textOf = ({ lines }: { lines: readonly Line[] }): string => joinLines(lines);

/** A source in memory: its files by their paths. */
export function sourceOf(files: Record<string, string>, name: string[] = ['docs', 'data', 'acme']): Source {
  return {
    name,
    files: Object.keys(files).sort(),
    has: (file) => file in files,
    read: (file) => files[file] ?? '',
  };
}

export function targetOf(overrides: Partial<Target> = {}): Target {
  const basePath = overrides.basePath ?? '/acme-ui';
  const isOwn = (pathname: string) => pathname === basePath || pathname.startsWith(`${basePath}/`);
  return {
    product: 'acme-ui',
    version: 'v2',
    basePath,
    prefixes: [basePath],
    sourceBase: basePath,
    ownerOf: (pathname) => (isOwn(pathname) ? 'acme-ui' : 'another'),
    ...overrides,
  };
}

function addPackage(rootDir: string, name: string): void {
  const folder = path.join(rootDir, 'node_modules', name);
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(
    path.join(folder, 'package.json'),
    JSON.stringify({ name, version: '9.1.2', main: 'index.js' }),
  );
  fs.writeFileSync(path.join(folder, 'index.js'), 'module.exports = {};\n');
}

/** An empty site of this layout in a temporary folder, with React installed. */
export function makeSite(packages: readonly string[] = ['react', 'react-dom']): string {
  const rootDir = makeTemporary('import-site-');
  fs.cpSync(path.join(FIXTURES, 'site'), rootDir, { recursive: true });
  packages.forEach((name) => addPackage(rootDir, name));
  return rootDir;
}

export function runImport(rootDir: string, request: Partial<ImportRequest> = {}): Promise<ImportResult> {
  return importFolder(
    {
      folder: FAMILY,
      product: 'acme-ui',
      version: 'v2',
      static: PICTURES,
      dryRun: false,
      force: false,
      ...request,
    },
    { rootDir, products: loadProducts(rootDir), components: ['ComponentLinkHeader'] },
  );
}

/** A folder to import, made of these files. */
export function makeFolder(files: Record<string, string>): string {
  const folder = makeTemporary('import-source-');
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    fs.writeFileSync(path.join(folder, name), text);
  }
  return folder;
}

/** All files below a folder, `node_modules` and caches left out. */
export function listFiles(folder: string, below = ''): string[] {
  return fs
    .readdirSync(path.join(folder, below), { withFileTypes: true })
    .filter(({ name }) => name !== 'node_modules' && name !== '.cache')
    .flatMap((entry) => {
      const file = below === '' ? entry.name : `${below}/${entry.name}`;
      return entry.isDirectory() ? listFiles(folder, file) : [file];
    })
    .sort();
}
