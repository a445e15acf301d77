import { createHash, type Hash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { counterparts } from '../../docs/counterparts';
import { versions as facts } from '../../docs/versions';
import { buildStatement } from '../../src/build/accessibility/buildStatement';
import { buildCounterparts } from '../../src/build/counterparts/buildCounterparts';
import { buildVersionData } from '../../src/build/versions/buildVersionData';
import { buildVersionRows } from '../../src/build/versions/buildVersionRows';
import { findMigration } from '../../src/build/versions/findMigration';
import type { Unit } from '../../src/build/units';
import type { Manifest } from '../../src/pages-manifest/types';
import { MANIFEST_FILE, readManifest } from '../../src/pages-manifest/writeManifest';

/** What every unit's output depends on besides its own pages. */
const SHARED = [
  'docusaurus.config.ts',
  'sidebars.ts',
  'docs/products.ts',
  'package.json',
  'package-lock.json',
  'i18n',
  'src',
  'plugins',
];

/** What a product-version's output depends on: its folder, and the generated pages' data. */
function ownFiles({ product, version }: Unit): string[] {
  const id = `${product}-${version}`;
  return [`docs/${product}/${version}`, `.generated/api/${id}.json`, `.generated/api/${id}`];
}

/** What only the root unit's output depends on. */
const ROOT_ONLY = ['blog', 'static', 'redirects.ts'];

const IGNORED = new Set(['node_modules', '__tests__', '__fixtures__']);

function walk(target: string, visit: (file: string) => void): void {
  if (!fs.existsSync(target)) return;
  if (fs.statSync(target).isFile()) return visit(target);
  for (const entry of fs.readdirSync(target).sort()) {
    if (!IGNORED.has(entry)) walk(path.join(target, entry), visit);
  }
}

function addFiles(hash: Hash, rootDir: string, targets: string[]): void {
  for (const target of targets) {
    walk(path.join(rootDir, target), (file) => {
      hash.update(path.relative(rootDir, file)).update('\0').update(fs.readFileSync(file)).update('\0');
    });
  }
}

/** Variables that say what is built and where to, not how, or that change generated files or those of hosts. */
const SELECTING = [
  'SITE_BUILD',
  'SITE_BUILD_HASH',
  'SITE_PRODUCTS',
  'SITE_OUT_DIR',
  'SITE_API_SIZES',
  'SITE_CSP_REPORT_URL',
];

/** Variables of the environment that change outputs, with their values; an empty one is as good as none. */
export function listSettings(env: NodeJS.ProcessEnv): [name: string, value: string][] {
  return Object.entries(env)
    .map(([name, value = '']): [string, string] => [name, value])
    .filter(([name, value]) => name.startsWith('SITE_') && value !== '' && !SELECTING.includes(name))
    .sort(([a], [b]) => a.localeCompare(b));
}

function environment(env: NodeJS.ProcessEnv): string {
  return listSettings(env)
    .map(([name, value]) => `${name}=${value}`)
    .join('\n');
}

/** The pages of other products and versions that a unit's pages lead to are in its output. */
function listOthers(rootDir: string, manifest: Manifest, unit: Unit): unknown[] {
  const versions = manifest.products.flatMap((product) => product.versions);
  const version = versions.find(({ product, id }) => product === unit.product && id === unit.version);
  return version
    ? [
        buildCounterparts(manifest, version, counterparts),
        buildVersionData(manifest, [version], facts),
        findMigration(version, facts) ?? null,
      ]
    : [buildVersionRows(manifest, facts), buildStatement(rootDir, manifest, '')];
}

/** Fingerprint of all that a unit's output is made from: equal fingerprints give equal outputs. */
export type HashUnit = (unit: Unit) => string;

/**
 * Makes fingerprints, by which an unchanged product-version is taken from the cache whole (design §2). What all units
 * share is read now, once: make a new one for each build.
 */
export function createUnitHasher(rootDir: string, env: NodeJS.ProcessEnv = process.env): HashUnit {
  const shared = createHash('sha256').update(process.version).update(environment(env));
  addFiles(shared, rootDir, SHARED);
  const manifest = fs.existsSync(path.join(rootDir, MANIFEST_FILE)) ? readManifest(rootDir) : null;
  return (unit) => {
    const hash = shared.copy();
    addFiles(hash, rootDir, unit.product ? ownFiles(unit) : ROOT_ONLY);
    if (manifest) hash.update(JSON.stringify(listOthers(rootDir, manifest, unit)));
    return hash.digest('hex').slice(0, 20);
  };
}

/** The fingerprint of one unit. */
export function hashUnit(rootDir: string, unit: Unit, env: NodeJS.ProcessEnv = process.env): string {
  return createUnitHasher(rootDir, env)(unit);
}
