import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { ApiDocument } from '../types';

export interface LoadApiOptions {
  /** Folder of an installed package, absolute. */
  packageDir: string;
  /** Folder for what was read before; made if it is not there. */
  cacheDir: string;
}

const SOURCES = ['extract', 'packages', '../types.ts'];

function listFiles(file: string): string[] {
  if (!fs.statSync(file).isDirectory()) {
    return [file];
  }
  return fs
    .readdirSync(file)
    .sort()
    .flatMap((name) => listFiles(path.join(file, name)));
}

/** A hash of the generator: its sources, and the versions of the compiler and of React's types that it reads with. */
export function hashGenerator(): string {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    for (const file of listFiles(path.join(__dirname, source))) {
      hash.update(path.relative(__dirname, file)).update(fs.readFileSync(file));
    }
  }
  for (const name of ['typescript', '@types/react']) {
    hash.update(fs.readFileSync(require.resolve(`${name}/package.json`)));
  }
  return hash.digest('hex').slice(0, 16);
}

function readVersion(packageDir: string): string | undefined {
  const file = path.join(packageDir, 'package.json');
  if (!fs.existsSync(file)) {
    return undefined;
  }
  const { name, version } = JSON.parse(fs.readFileSync(file, 'utf8')) as { name?: string; version?: string };
  return name && version ? `${name.replace('/', '__')}@${version}` : undefined;
}

function findCacheFile({ packageDir, cacheDir }: LoadApiOptions): string | undefined {
  const version = readVersion(packageDir);
  // Two installs of one version may differ in what they depend on, and so in the types that they inherit.
  const place = createHash('sha256').update(path.resolve(packageDir)).digest('hex').slice(0, 8);
  return version && path.join(cacheDir, `${version}-${place}-${hashGenerator()}.json`);
}

/** A reader never sees half a file: it is written beside and then renamed. */
function writeCache(file: string, documents: readonly ApiDocument[]): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.tmp`;
  fs.writeFileSync(draft, JSON.stringify(documents));
  fs.renameSync(draft, file);
}

/**
 * The API of an installed package, sorted by name; read from `cacheDir` where neither the package's version nor the
 * generator has changed.
 *
 * @throws if there is no package, if it ships no types, or if they are cyclic
 */
export async function loadApi(options: LoadApiOptions): Promise<ApiDocument[]> {
  const file = findCacheFile(options);
  if (file && fs.existsSync(file)) {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as ApiDocument[];
  }
  // The compiler is half a second to load: only where something is to be read.
  const { extractPackage } = await import('./packages');
  const documents = extractPackage(path.resolve(options.packageDir));
  if (file) {
    writeCache(file, documents);
  }
  return documents;
}
