import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { cacheName } from '../../src/build/cacheName';
import { readEnv } from '../../src/build/env';
import type { Unit } from '../../src/build/units';
import { hashUnit, type HashUnit } from './hashUnit';

export interface UnitResult {
  unit: Unit;
  /** Folder with the unit's output. */
  outDir: string;
  cached: boolean;
  seconds: number;
}

/** Docusaurus prints what went wrong; a run that succeeds stays quiet. */
function run(rootDir: string, args: string[], env: NodeJS.ProcessEnv): Promise<void> {
  return new Promise((resolve, reject) => {
    const bin = path.join(rootDir, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
    const child = spawn(process.execPath, [bin, ...args], { cwd: rootDir, env });
    let output = '';
    child.stdout.on('data', (data: Buffer) => (output += data));
    child.stderr.on('data', (data: Buffer) => (output += data));
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(output.trim()))));
  });
}

function removeOthers(folder: string, keep: string): void {
  for (const entry of fs.existsSync(folder) ? fs.readdirSync(folder) : []) {
    if (entry !== keep) fs.rmSync(path.join(folder, entry), { recursive: true, force: true });
  }
}

/**
 * Builds one unit, or takes its output from the cache when nothing that it is made from has changed. The output is
 * complete or not there at all: it is written beside and renamed.
 *
 * @param hashOf fingerprints for the same settings, where several units are built
 * @throws an Error with what Docusaurus printed
 */
export async function buildUnit(
  rootDir: string,
  unit: Unit,
  env: NodeJS.ProcessEnv = process.env,
  hashOf: HashUnit = (each) => hashUnit(rootDir, each, env),
): Promise<UnitResult> {
  const start = Date.now();
  const name = cacheName({ ...readEnv(env), build: unit.id });
  const folder = path.join(rootDir, '.cache/builds', name);
  const hash = hashOf(unit);
  const outDir = path.join(folder, hash);
  const done = (cached: boolean): UnitResult => ({
    unit,
    outDir,
    cached,
    seconds: (Date.now() - start) / 1000,
  });
  if (fs.existsSync(outDir)) return done(true);
  const draft = path.join(folder, 'draft');
  fs.rmSync(draft, { recursive: true, force: true });
  await run(rootDir, ['build', '--out-dir', draft], {
    ...env,
    SITE_BUILD: unit.id,
    SITE_BUILD_HASH: hash,
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.cache/docusaurus/${name}`,
  });
  removeOthers(folder, 'draft');
  fs.renameSync(draft, outDir);
  return done(false);
}
