import type { LoadContext, Plugin } from '@docusaurus/types';
import type { PluginOptions } from './options';
import { loadErrors } from './node/loadErrors';

export { validateOptions } from './options';

/** Tells the full text of minified errors on `/production-error` (spec §8, issue 6 point 7). */
export default function pluginProductionErrors(
  { siteDir }: LoadContext,
  { libraries }: PluginOptions,
): Plugin {
  return {
    name: 'site-production-errors',
    getThemePath: () => './theme',
    getTypeScriptThemePath: () => './theme',
    async contentLoaded({ actions }) {
      await actions.createData('errors.json', loadErrors(siteDir, libraries));
    },
  };
}
