import path from 'node:path';
import { selectRows } from '../../plugins/kit/node';
import { registry } from '../../plugins/registry';
import redirects from '../../redirects';
import type { SiteEnv } from '../../src/build/env';
import type { Unit } from '../../src/build/units';
import { writeHostFiles } from './hosts/writeHostFiles';
import { mergeOutputs } from './mergeOutputs';
import { writeRedirects } from './writeRedirects';

export interface SiteOutput {
  units: readonly Unit[];
  /** Folders with the outputs of the units, in their order. */
  outputs: readonly string[];
  /** Folder of the merged site; what else is in it goes. */
  target: string;
  env: SiteEnv;
}

/** Redirects lead into all products. */
function selectRedirects(units: readonly Unit[], { products }: SiteEnv): Readonly<Record<string, string>> {
  return units.length > 1 && products.length === 0 ? redirects : {};
}

/**
 * Makes the site from the outputs of its units: one folder, redirects, what plugins make of all pages, and what hosts read.
 * Needs the page manifest and the data of generated pages in `.generated/`.
 *
 * @throws what cannot be merged, with all files that two units wrote
 */
export async function finishSite({ units, outputs, target, env }: SiteOutput): Promise<void> {
  await mergeOutputs(outputs, target);
  const moved = selectRedirects(units, env);
  writeRedirects(target, moved, env.baseUrl);
  const rows = selectRows(registry, env.pluginsOff);
  for (const { afterMerge } of rows) await afterMerge?.(target);
  writeHostFiles(target, { base: env.baseUrl, rows, redirects: moved, reportUrl: env.cspReportUrl });
  console.log(`${outputs.length} builds merged into ${path.relative(process.cwd(), target) || '.'}`);
}
