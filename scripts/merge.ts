/**
 * `npm run merge -- FOLDER… [--out DIR]`: units that `npm run build -- --units` wrote, on one machine or several, as one
 * site. It is the site that one machine builds, file by file (issue 10 point 6).
 */
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { products } from '../docs/products';
import { hasApi } from '../src/build/api/hasApi';
import { readEnv } from '../src/build/env';
import { selectUnits, type Unit } from '../src/build/units';
import { writeManifest } from '../src/pages-manifest/writeManifest';
import { finishSite } from './lib/finishSite';
import { runMain } from './lib/runMain';
import { restoreGenerated, SITE_FOLDER, type UnitArtifact } from './lib/units/artifact';
import { checkArtifacts, checkSources } from './lib/units/checkArtifacts';
import { checkTarget } from './lib/units/checkTarget';
import { readArtifacts } from './lib/units/readArtifacts';

const rootDir = path.resolve(__dirname, '..');

function findArtifact(artifacts: readonly UnitArtifact[], { id }: Unit): UnitArtifact {
  const found = artifacts.find(({ stamp }) => stamp.unit === id);
  if (!found) throw new Error(`${id} is missing.`);
  return found;
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { out: { type: 'string', default: process.env.SITE_OUT_DIR || 'build' } },
  });
  if (positionals.length === 0) throw new Error('Name the folders of the units: npm run merge -- units');
  const folders = positionals.map((folder) => path.relative(process.cwd(), path.resolve(folder)) || '.');
  const target = path.resolve(rootDir, values.out);
  const env = { ...readEnv(), build: undefined };
  const units = selectUnits(products, env);
  const artifacts = readArtifacts(folders);
  checkTarget(target, artifacts);
  checkArtifacts(units, artifacts, process.env);
  const generated = hasApi(env);
  const inOrder = units.map((unit) => findArtifact(artifacts, unit));
  if (generated)
    units.forEach((unit, index) => restoreGenerated(rootDir, unit, inOrder[index] as UnitArtifact));
  writeManifest(rootDir, { includeFixture: env.fixture, generated });
  checkSources(rootDir, units, artifacts, process.env);
  const outputs = inOrder.map(({ folder }) => path.resolve(folder, SITE_FOLDER));
  // Files that were built elsewhere have times that do not tell whether they are the same.
  fs.rmSync(target, { recursive: true, force: true });
  await finishSite({ units, outputs, target, env });
}

runMain(main);
