/**
 * `npm run version:cut|check|current|remove -- PRODUCT VERSION`: makes, checks, promotes and removes versions of a product
 * (issue 7 point 1).
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type { ProductRow } from '../docs/products';
import { findPackageDir } from '../plugins/kit/node/findPackageDir';
import { loadProducts } from '../src/pages-manifest/writeManifest';
import { runMain } from './lib/runMain';
import { removeVersion, setCurrent } from './version/changeVersion';
import { checkVersion } from './version/checkVersion';
import { cutVersion } from './version/cutVersion';
import { findRelease } from './version/findRelease';
import { findProduct, findVersion } from './version/productsFile';
import { readVersionArgs, type VersionRequest } from './version/versionArgs';

const rootDir = path.resolve(__dirname, '..');

const list = (title: string, lines: readonly string[]) =>
  console.log([title, ...lines.map((line) => `  ${line}`)].join('\n'));

/** The release that is pinned and not installed, or nothing. */
function findMissing(product: ProductRow, version: string): string | null {
  const folder = path.join(rootDir, 'docs', product.id, version);
  const { dependencies = {} } = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    dependencies?: Record<string, string>;
  };
  const { library = product.library ?? '' } = findVersion(product, version);
  const dir = findPackageDir(library, folder);
  const installed =
    dir &&
    (JSON.parse(fs.readFileSync(path.join(dir, 'package.json'), 'utf8')) as { version: string }).version;
  return !library || installed === dependencies[library] ? null : `${library}@${dependencies[library]}`;
}

function runCheck(product: ProductRow, version: string): void {
  const missing = findMissing(product, version);
  if (missing) throw new Error(`${missing} is not installed. Run "npm install" first.`);
  console.log(checkVersion(rootDir, product.id, version));
}

function runCut(product: ProductRow, { version, release, install }: VersionRequest): void {
  const { library = '' } = product;
  const folder = cutVersion(rootDir, product, version, (name) => findRelease(name, library, release));
  console.log(`${folder} is there, pinned to ${library}@${release}.`);
  const check = `npm run version:check -- ${product.id} ${version}`;
  const facts = `docs/versions.ts: a row for ${product.id} ${version}, or without "docs" and "numbers" the one it has`;
  if (!install) return list('Next:', ['npm install', check, facts, 'npm run manifest']);
  const { status } = spawnSync('npm', ['install'], { cwd: rootDir, stdio: 'inherit' });
  if (status !== 0) throw new Error(`npm install failed. When it succeeds, run: ${check}`);
  list('Next:', [facts, 'npm run manifest']);
  runCheck(product, version);
}

async function main(): Promise<void> {
  const request = readVersionArgs(process.argv.slice(2));
  const { command, version, force } = request;
  const product = findProduct(loadProducts(rootDir), request.product);
  if (command === 'cut') return runCut(product, request);
  if (command === 'check') return runCheck(product, findVersion(product, version).id);
  if (command === 'current') {
    setCurrent(rootDir, product, version);
    console.log(`${version} is the current version of ${product.id}, at ${product.basePath}.`);
    return list('Next:', ['npm run manifest', `npm run typecheck -- ${product.id}`]);
  }
  console.log(`${removeVersion(rootDir, product, version, force)} is removed.`);
  list('Next:', [
    'npm install',
    `docs/versions.ts: remove the row of ${product.id} ${version}, or add where it lives now ("docs" and "numbers")`,
    'npm run manifest',
  ]);
}

runMain(main);
