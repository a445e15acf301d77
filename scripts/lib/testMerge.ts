import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { products } from '../../docs/products';
import { readEnv } from '../../src/build/env';
import { selectUnits } from '../../src/build/units';
import { copySite } from './benchSites';
import { compareFolders } from './compareFolders';
import { inParallel } from './inParallel';
import { check } from './testStep';

/** Longest list of files that is shown. */
const SHOWN = 20;

/** Runs a script of a checkout, which need not be this one. */
function run(siteDir: string, script: string, args: readonly string[], env: NodeJS.ProcessEnv) {
  const tsx = path.join(siteDir, 'node_modules/tsx/dist/cli.mjs');
  return check([tsx, path.join(siteDir, 'scripts', script), ...args], env);
}

/** @throws an Error that lists the first files that are not the same in both sites */
function expectSame(oneMachine: string, merged: string): void {
  const { files, differences } = compareFolders(oneMachine, merged);
  if (differences.length === 0) return;
  const more = differences.length > SHOWN ? `\n  … and ${differences.length - SHOWN} more` : '';
  throw new Error(
    `${differences.length} of ${files} files of the merged site (second) are not those of one machine (first):\n` +
      differences
        .slice(0, SHOWN)
        .map((line) => `  ${line}`)
        .join('\n') +
      more,
  );
}

/**
 * Writes the units of a site that was built before, from the cache, merges them, and compares the sites.
 *
 * @param built folder of the site, made with `env`
 */
export async function testMergeOfUnits(
  rootDir: string,
  env: NodeJS.ProcessEnv,
  built: string,
): Promise<void> {
  const folder = path.join(rootDir, '.cache/test/merge');
  fs.rmSync(folder, { recursive: true, force: true });
  const [units, merged] = [path.join(folder, 'units'), path.join(folder, 'site')] as [string, string];
  await run(rootDir, 'build.ts', ['--units', units], env);
  await run(rootDir, 'merge.ts', [units, '--out', merged], env);
  expectSame(path.join(rootDir, built), merged);
}

/**
 * Builds each unit in a copy of the repository of its own, without caches, as machines do that know nothing of each
 * other; merges the units in one more, and compares that with a build of all units in another.
 */
export async function testMergeOfMachines(rootDir: string, env: NodeJS.ProcessEnv): Promise<void> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'merge-'));
  const at = (name: string) => path.join(folder, name);
  const copies: string[] = [folder];
  const onCopy = async (script: string, args: readonly string[], more: NodeJS.ProcessEnv = {}) => {
    const copy = copySite(rootDir);
    copies.push(copy);
    await run(copy, script, args, { ...env, ...more });
  };
  try {
    const units = selectUnits(products, readEnv(env)).map(({ id }) => id);
    await inParallel(['', ...units], 2, (unit) =>
      unit
        ? onCopy('build.ts', ['--units', at('units')], { SITE_BUILD: unit })
        : onCopy('build.ts', ['--out', at('whole')]),
    );
    await onCopy('merge.ts', [at('units'), '--out', at('merged')]);
    expectSame(at('whole'), at('merged'));
  } finally {
    for (const copy of copies) fs.rmSync(copy, { recursive: true, force: true });
  }
}
