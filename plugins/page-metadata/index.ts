import type { LoadContext, Plugin } from '@docusaurus/types';

/** Head of each documentation page: canonical address, Open Graph, breadcrumbs for search engines (spec §1). */
export default function pluginPageMetadata(_context: LoadContext): Plugin {
  return {
    name: 'site-page-metadata',
    getThemePath: () => './theme',
    getTypeScriptThemePath: () => './theme',
  };
}
