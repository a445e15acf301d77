import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { products } from '../../docs/products';
import { selectRows } from '../../plugins/kit/node';
import { registry } from '../../plugins/registry';
import { readEnv } from '../../src/build/env';
import { listUnits, ROOT_UNIT } from '../../src/build/units';
import { buildUnit } from './buildUnit';
import { writeHostFiles } from './hosts/writeHostFiles';
import { inParallel } from './inParallel';
import { mergeOutputs } from './mergeOutputs';

/** Folder of the builds of the fixture, one for each set of plugins that is off. */
export const PLUGINS_OFF_DIR = '.cache/site-plugins-off';

/** Which builds are made besides the one without all optional plugins: without some at a time, or without each alone. */
export type PluginsOff = 'some' | 'each';

/** Builds without some plugins, so that each is off in one of them beside others that are on. */
const GROUPS = 2;

/** Sets of plugins to turn off, by the name of their build: the plugins' names with `+` between them, or `all`. */
export function listPluginsOff(which: PluginsOff): Record<string, string> {
  // Also those that are on with the fixture only.
  const names = registry.filter((row) => !row.core).map((row) => row.name);
  const count = which === 'each' ? names.length : GROUPS;
  const groups = Array.from({ length: count }, (_, group) =>
    names.filter((_name, index) => index % count === group),
  );
  return Object.fromEntries([
    ['all', names.join(',')],
    ...groups.map((group) => [group.join('+'), group.join(',')] as const),
  ]);
}

async function buildWithout(
  rootDir: string,
  name: string,
  off: string,
  rootOutput: string,
  env: NodeJS.ProcessEnv,
): Promise<void> {
  const unit = listUnits(products, readEnv(env)).find(({ product }) => product === 'fixture');
  if (!unit) throw new Error('docs/products.ts has no product "fixture".');
  const page = await buildUnit(rootDir, unit, { ...env, SITE_PLUGINS_OFF: off });
  const target = path.join(rootDir, PLUGINS_OFF_DIR, name);
  await mergeOutputs([page.outDir, rootOutput], target);
  writeHostFiles(target, { rows: selectRows(registry, off), redirects: {}, reportUrl: '' });
}

/**
 * Builds the fixture with plugins turned off (issue 2 "What it must show").
 *
 * @throws one Error with what each failed build printed
 */
export async function buildPluginsOff(
  rootDir: string,
  env: NodeJS.ProcessEnv,
  which: PluginsOff,
): Promise<void> {
  fs.rmSync(path.join(rootDir, PLUGINS_OFF_DIR), { recursive: true, force: true });
  const failures: string[] = [];
  // Fonts and icons are in the root's output. Once, before: builds at the same time would write into one cache.
  const { outDir } = await buildUnit(rootDir, ROOT_UNIT, env);
  await inParallel(Object.entries(listPluginsOff(which)), os.availableParallelism(), ([name, off]) =>
    buildWithout(rootDir, name, off, outDir, env).catch(
      (error: Error) => void failures.push(`SITE_PLUGINS_OFF=${off}:\n${error.message}`),
    ),
  );
  if (failures.length > 0) throw new Error(failures.join('\n\n'));
}
