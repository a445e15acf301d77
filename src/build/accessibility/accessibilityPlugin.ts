import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Manifest } from '../../pages-manifest/types';
import { RECORDS_FILE } from '../../../plugins/demos/node/checks/records';
import { buildStatement, PAGE_RESULTS_FILE } from './buildStatement';

/** By name: a pattern would have the packages of all workspaces walked, which takes seconds. */
function listRecords(manifest: Manifest): string[] {
  const versions = manifest.products.flatMap((product) => product.versions);
  return versions.map(({ product, id }) => `docs/${product}/${id}/${RECORDS_FILE}`);
}

/** Writes what `/accessibility` shows, from the committed results (issue 10 point 2). */
export function createAccessibilityPlugin(manifest: Manifest, repository: string) {
  return ({ siteDir }: LoadContext): Plugin => ({
    name: 'site-accessibility',
    getPathsToWatch: () => [PAGE_RESULTS_FILE, ...listRecords(manifest)],
    async contentLoaded({ actions }) {
      await actions.createData('statement.json', buildStatement(siteDir, manifest, repository));
    },
  });
}
