/** `npm run build`: one Docusaurus build a product-version and one for the root, merged into `build/` (design §2). */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { products } from '../docs/products';
import { selectRows } from '../plugins/kit/node';
import { registry } from '../plugins/registry';
import redirects from '../redirects';
import { hasApi } from '../src/build/api/hasApi';
import { prepareApi } from '../src/build/api/prepareApi';
import { readEnv } from '../src/build/env';
import { selectUnits, type Unit } from '../src/build/units';
import { writeManifest } from '../src/pages-manifest/writeManifest';
import { buildUnit, type UnitResult } from './lib/buildUnit';
import { buildPolicy, collectDocumentPolicies } from './lib/contentSecurityPolicy';
import { headersFile } from './lib/headers';
import { inParallel } from './lib/inParallel';
import { mergeOutputs } from './lib/mergeOutputs';
import { runMain } from './lib/runMain';
import { tellOfLicense } from './lib/tellOfLicense';
import { writeRedirects } from './lib/writeRedirects';

const rootDir = path.resolve(__dirname, '..');

/** A Docusaurus build keeps one to two cores busy: as many at a time as there are cores is fastest, also with two. */
const PARALLEL = os.availableParallelism();

function report({ unit, cached, seconds }: UnitResult): void {
  console.log(`${cached ? 'cached' : 'built '} ${unit.id.padEnd(20)} ${seconds.toFixed(1)} s`);
}

async function buildAll(units: Unit[]): Promise<UnitResult[]> {
  const failures: string[] = [];
  const results = await inParallel(units, PARALLEL, async (unit) => {
    try {
      const result = await buildUnit(rootDir, unit);
      report(result);
      return result;
    } catch (error) {
      failures.push(`${unit.id}:\n${(error as Error).message}`);
      return null;
    }
  });
  if (failures.length > 0) throw new Error(`${failures.length} builds failed.\n\n${failures.join('\n\n')}`);
  return results.filter((result) => result !== null);
}

/** Sizes of components take minutes the first time: a build that only tests the site does without. */
function selectMeasured(units: readonly Unit[]): string[] {
  if (process.env.SITE_API_SIZES === '0') return [];
  return units.map(({ product, version }) => `${product}-${version}`);
}

async function main(): Promise<void> {
  const env = readEnv();
  const units = selectUnits(products, env);
  await prepareApi({ rootDir, products, env, measure: selectMeasured(units) });
  writeManifest(rootDir, { includeFixture: env.fixture, generated: hasApi(env) });
  const license = tellOfLicense(rootDir, units, env.xLicenseKey);
  if (license !== null) console.log(license);
  const results = await buildAll(units);
  const target = path.resolve(rootDir, process.env.SITE_OUT_DIR || 'build');
  mergeOutputs(
    results.map(({ outDir }) => outDir),
    target,
  );
  const whole = units.length > 1 && env.products.length === 0;
  if (whole) writeRedirects(target, redirects);
  const rows = selectRows(registry, env.pluginsOff);
  for (const { afterMerge } of rows) await afterMerge?.(target);
  const policy = buildPolicy(target, rows);
  const documents = collectDocumentPolicies(rows);
  fs.writeFileSync(path.join(target, '_headers'), headersFile(policy, documents));
  fs.writeFileSync(path.join(target, 'csp.txt'), policy);
  fs.writeFileSync(path.join(target, 'csp-documents.json'), JSON.stringify(documents, null, 2));
  console.log(`${results.length} builds merged into ${path.relative(process.cwd(), target) || '.'}`);
}

runMain(main);
