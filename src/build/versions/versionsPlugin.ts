import type { LoadContext, Plugin } from '@docusaurus/types';
import { versions as facts } from '../../../docs/versions';
import type { Manifest, ManifestVersion } from '../../pages-manifest/types';
import { buildVersionData } from './buildVersionData';
import { buildVersionRows } from './buildVersionRows';
import { assertVersions } from './checkVersions';

/**
 * Writes, per build, what the version switcher fetches when a reader opens it, and what `/versions` lists: nothing of it
 * is in the first load of other pages.
 */
export function createVersionsPlugin(manifest: Manifest, inBuild: readonly ManifestVersion[]) {
  return ({ siteDir }: LoadContext): Plugin => ({
    name: 'site-versions',
    getPathsToWatch: () => ['docs/versions.ts'],
    async contentLoaded({ actions }) {
      assertVersions(siteDir, facts, manifest);
      await actions.createData('switcher.json', buildVersionData(manifest, inBuild, facts));
      await actions.createData('rows.json', buildVersionRows(manifest, facts));
    },
  });
}
