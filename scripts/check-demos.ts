/**
 * `npm run check:demos [-- --product NAME] [--page PATHNAME] [--demo Name] [--changed] [--screenshots DIR] [--record] …`: every demo
 * type-checks in its workspace, renders on the server, comes to life without a message and has no fault that axe finds,
 * in light, dark and right-to-left (issue 3 point 9). What an earlier run found for the same content is not looked for
 * again. `--record` writes what axe found to `docs/<product>/<version>/accessibility.json`, from which readers are told.
 */
import fs from 'node:fs';
import path from 'node:path';
import { products } from '../docs/products';
import { collectLocalFiles } from '../plugins/demos/node/localFiles';
import { RECORDS_FILE } from '../plugins/demos/node/checks/records';
import { readEnv } from '../src/build/env';
import { allowed } from './check-demos/allowed';
import { applyAllowed } from './check-demos/applyAllowed';
import { listChangedFiles } from './check-demos/changedFiles';
import { checkNotation } from './check-demos/checkNotation';
import { checkWorkspace } from './check-demos/checkWorkspace';
import { compareRecords, formatRecordProblems } from './check-demos/compareRecords';
import { countRules } from './check-demos/countRules';
import { hashDemos } from './check-demos/hashDemos';
import { listDemos } from './check-demos/listDemos';
import { parseOptions, selectDemos, type Options } from './check-demos/parseOptions';
import { fingerprintDemos, writeRecords } from './check-demos/records';
import { formatReport } from './check-demos/report';
import { readResult, writeResult } from './check-demos/resultCache';
import type { Demo, DemoResult, Finding } from './check-demos/types';
import { runMain } from './lib/runMain';

const rootDir = path.resolve(__dirname, '..');

function choose(known: readonly Demo[], options: Options): Demo[] {
  const { fixture } = readEnv();
  const isWanted = ({ product }: Demo) =>
    fixture || options.product !== undefined || !products.some((row) => row.id === product && row.fixture);
  const selected = selectDemos(known, options).filter(isWanted);
  if (!options.changed) return selected;
  const changed = listChangedFiles(rootDir);
  const isChanged = ({ file, workspace }: Demo) =>
    [`${workspace}/package.json`, `${workspace}/DemoRoot.tsx`].some((name) => changed.has(name)) ||
    collectLocalFiles(path.join(rootDir, file)).some((name) =>
      changed.has(path.relative(rootDir, name).split(path.sep).join('/')),
    );
  return selected.filter(isChanged);
}

/** Findings of all demos, from the cache where nothing has changed. */
async function collectFindings(
  demos: readonly Demo[],
  options: Options,
): Promise<Map<string, { findings: Finding[]; cached: boolean }>> {
  const hashes = hashDemos(rootDir, demos);
  const hashOf = (demo: Demo) => hashes.get(demo.file) ?? '';
  const known = new Map<string, { findings: Finding[]; cached: boolean }>();
  for (const demo of demos) {
    const findings = options.screenshots === undefined && readResult(rootDir, demo, hashOf(demo));
    if (findings) known.set(demo.file, { findings, cached: true });
  }
  const missing = demos.filter(({ file }) => !known.has(file));
  for (const workspace of new Set(missing.map((demo) => demo.workspace))) {
    const start = Date.now();
    const own = missing.filter((demo) => demo.workspace === workspace);
    for (const { demo, findings, certain } of await checkWorkspace(rootDir, workspace, own, options)) {
      known.set(demo.file, { findings, cached: false });
      if (certain) writeResult(rootDir, demo, hashOf(demo), findings);
    }
    console.log(`${workspace}: ${own.length} demos in ${((Date.now() - start) / 1000).toFixed(1)} s`);
  }
  return known;
}

function writeJson(file: string, results: readonly DemoResult[], unused: readonly object[]): void {
  const healthy = results.filter((result) => result.healthy).length;
  const content = { healthy, unhealthy: results.length - healthy, demos: results, unusedAllowed: unused };
  fs.mkdirSync(path.dirname(path.resolve(file)), { recursive: true });
  fs.writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);
}

async function main(): Promise<void> {
  process.env.TZ = 'UTC';
  const options = parseOptions(process.argv.slice(2));
  const known = listDemos(rootDir, products);
  const demos = choose(known, options);
  const hashes = fingerprintDemos(rootDir, demos);
  const collected = await collectFindings(demos, options);
  const all = demos.map((demo) => ({
    demo,
    findings: [...checkNotation(rootDir, demo), ...(collected.get(demo.file)?.findings ?? [])],
  }));
  const judged = applyAllowed(all, allowed, known);
  const results = judged.results.map((result) => ({
    ...result,
    cached: collected.get(result.file)?.cached === true,
  }));
  if (options.json !== undefined) writeJson(options.json, results, judged.unused);
  console.log(formatReport(results, judged.unused));
  if (options.record) {
    const written = writeRecords(rootDir, results, {
      hashes,
      rules: countRules(),
      day: new Date().toISOString().slice(0, 10),
    });
    console.log(
      written.length > 0
        ? `Wrote ${RECORDS_FILE} of ${written.join(', ')}`
        : 'The recorded results are the same.',
    );
  }
  const records = compareRecords(rootDir, results);
  console.log(formatRecordProblems(records, results.length).join('\n'));
  if (records.wrong.length > 0 || results.some(({ healthy }) => !healthy)) process.exitCode = 1;
}

runMain(main);
