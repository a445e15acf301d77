import type { LoadContext, Plugin } from '@docusaurus/types';
import { counterparts as synonyms } from '../../../docs/counterparts';
import type { Manifest, ManifestVersion } from '../../pages-manifest/types';
import { buildCounterparts } from './buildCounterparts';

/** Writes, per build, what the product switcher fetches when a reader comes to it: nothing of it is in the first load. */
export function createCounterpartsPlugin(manifest: Manifest, versions: readonly ManifestVersion[]) {
  return (_context: LoadContext): Plugin => ({
    name: 'site-counterparts',
    async contentLoaded({ actions }) {
      const parts = versions.map((version) => buildCounterparts(manifest, version, synonyms));
      await actions.createData('counterparts.json', Object.assign({}, ...parts) as object);
    },
  });
}
