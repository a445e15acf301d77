import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Manifest } from '../../pages-manifest/types';
import { buildStatement, PAGE_RESULTS_FILE } from './buildStatement';

/** Writes what `/accessibility` shows, from the committed results (issue 10 point 2). */
export function createAccessibilityPlugin(manifest: Manifest, repository: string) {
  return ({ siteDir }: LoadContext): Plugin => ({
    name: 'site-accessibility',
    getPathsToWatch: () => [PAGE_RESULTS_FILE, 'docs/*/*/accessibility.json'],
    async contentLoaded({ actions }) {
      await actions.createData('statement.json', buildStatement(siteDir, manifest, repository));
    },
  });
}
