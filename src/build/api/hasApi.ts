import { selectRows, type RegistryRow } from '../../../plugins/kit/node';
import { registry } from '../../../plugins/registry';
import type { SiteEnv } from '../env';

/** Folder of the plugin, and its name in the registry. */
export const API_PLUGIN = 'api-reference';

/** Whether this build has generated API pages: not where their plugin is off. */
export function hasApi(
  { pluginsOff }: Pick<SiteEnv, 'pluginsOff'>,
  rows: readonly RegistryRow[] = registry,
): boolean {
  return selectRows(rows, pluginsOff).some(({ name }) => name === API_PLUGIN);
}
