import fs from 'node:fs';
import path from 'node:path';
import type { ProductRow } from '../../docs/products';
import { PRODUCTS_FILE } from './checkProducts';
import { loadDataModule } from './loadDataModule';
import { loadManifest } from './loadManifest';
import { formatProblems } from './problems';
import type { Manifest, Problem } from './types';

/** Where the manifest is written, relative to the repository's root; not committed. */
export const MANIFEST_FILE = '.generated/manifest.json';

/** The products of `docs/products.ts`, read afresh. */
export function loadProducts(rootDir: string): ProductRow[] {
  const loaded = loadDataModule(path.join(rootDir, PRODUCTS_FILE));
  if ('error' in loaded) {
    const { message, line } = loaded.error;
    throw new Error(`${PRODUCTS_FILE}${line === undefined ? '' : `:${line}`} does not load: ${message}`);
  }
  return (loaded.value as { products: ProductRow[] }).products;
}

export interface WriteManifestOptions {
  /** Also the fixture product; by default when `SITE_FIXTURE=1`. */
  includeFixture?: boolean;
  /** Also generated pages, by default. */
  generated?: boolean;
  /**
   * Write what is right in spite of problems, and return them: for a development server, which shows them and goes
   * on. By default problems throw.
   */
  tolerant?: boolean;
}

/**
 * Builds the manifest and writes it, only when it changed: what watches the file is not woken for nothing.
 *
 * @throws one Error that lists every problem of the pages, unless `tolerant`
 */
export function writeManifest(
  rootDir: string,
  {
    includeFixture = process.env.SITE_FIXTURE === '1',
    generated = true,
    tolerant = false,
  }: WriteManifestOptions = {},
): { manifest: Manifest; changed: boolean; problems: Problem[] } {
  const { manifest, problems } = loadManifest({
    rootDir,
    products: loadProducts(rootDir),
    includeFixture,
    generated,
  });
  if (problems.length > 0 && !tolerant) throw new Error(formatProblems(problems));
  const file = path.join(rootDir, MANIFEST_FILE);
  const json = `${JSON.stringify(manifest, null, 1)}\n`;
  const changed = !fs.existsSync(file) || fs.readFileSync(file, 'utf8') !== json;
  if (changed) {
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(`${file}.tmp`, json);
    fs.renameSync(`${file}.tmp`, file);
  }
  return { manifest, changed, problems };
}

/**
 * The manifest as it was last written.
 *
 * @throws when there is none, naming the command that makes it
 */
export function readManifest(rootDir: string): Manifest {
  const file = path.join(rootDir, MANIFEST_FILE);
  if (!fs.existsSync(file)) {
    throw new Error(`There is no page manifest at ${MANIFEST_FILE}. Run "npm run manifest" first.`);
  }
  return JSON.parse(fs.readFileSync(file, 'utf8')) as Manifest;
}
