/**
 * `npm run build [-- --out DIR | --units DIR | --list]`: one Docusaurus build a product-version and one for the root,
 * merged into `build/` (design §2), or written to `DIR/<unit>` for `npm run merge` (issue 10 point 6).
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { products } from '../docs/products';
import { hasApi } from '../src/build/api/hasApi';
import { prepareApi } from '../src/build/api/prepareApi';
import { readEnv } from '../src/build/env';
import { selectUnits, type Unit } from '../src/build/units';
import { writeManifest } from '../src/pages-manifest/writeManifest';
import { buildUnits } from './lib/buildUnits';
import type { UnitResult } from './lib/buildUnit';
import { finishSite } from './lib/finishSite';
import { runMain } from './lib/runMain';
import { tellOfLicense } from './lib/tellOfLicense';
import { writeArtifact } from './lib/units/artifact';

const rootDir = path.resolve(__dirname, '..');

/** Sizes of components take minutes the first time: a build that only tests the site does without. */
function selectMeasured(units: readonly Unit[]): string[] {
  if (process.env.SITE_API_SIZES === '0') return [];
  return units.map(({ product, version }) => `${product}-${version}`);
}

/** The units as JSON, for a workflow that builds each on a machine of its own. */
function formatUnits(units: readonly Unit[]): string {
  return JSON.stringify(
    units.map(({ id, product, version }) => ({
      id,
      folder: product ? `docs/${product}/${version}` : 'blog',
    })),
  );
}

function writeArtifacts(results: readonly UnitResult[], folder: string, generated: boolean): void {
  for (const { unit, outDir } of results) {
    const written = writeArtifact({ rootDir, unit, outDir, folder, generated, env: process.env });
    console.log(`${unit.id} is in ${path.relative(process.cwd(), written)}`);
  }
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      list: { type: 'boolean', default: false },
      out: { type: 'string', default: process.env.SITE_OUT_DIR || 'build' },
      units: { type: 'string' },
    },
  });
  const env = readEnv();
  const units = selectUnits(products, env);
  if (values.list) return console.log(formatUnits(units));
  await prepareApi({ rootDir, products, env, measure: selectMeasured(units) });
  writeManifest(rootDir, { includeFixture: env.fixture, generated: hasApi(env) });
  const license = tellOfLicense(rootDir, units, env.xLicenseKey);
  if (license !== null) console.log(license);
  const results = await buildUnits(rootDir, units);
  if (values.units !== undefined) return writeArtifacts(results, path.resolve(values.units), hasApi(env));
  const outputs = results.map(({ outDir }) => outDir);
  await finishSite({ units, outputs, target: path.resolve(rootDir, values.out), env });
}

runMain(main);
