import path from 'node:path';
import { findDemo } from '../../plugins/demos/node/findDemo';
import { collectLocalFiles } from '../../plugins/demos/node/localFiles';
import type { RegistryRow } from '../../plugins/kit/node';
import type { TwinSite } from '../../plugins/llms/node/site';
import { writeSiteFiles } from '../../plugins/llms/node/writeSiteFiles';
import { pathnameOf } from '../pages-manifest/pathnameOf';
import type { ManifestVersion } from '../pages-manifest/types';
import { readManifest } from '../pages-manifest/writeManifest';
import { createBlogProduct } from './blogProduct';
import type { SiteEnv } from './env';
import { SITE_TAGLINE, SITE_TITLE } from './siteFacts';

const rootDir = path.resolve(__dirname, '../..');

type Deployment = Pick<SiteEnv, 'url' | 'baseUrl' | 'repository' | 'branch'>;

/** The site as the page manifest has it, with the notations of its other plugins. */
export function createTwinSite({ url, baseUrl, repository, branch }: Deployment, root = rootDir): TwinSite {
  return {
    rootDir: root,
    title: SITE_TITLE,
    tagline: SITE_TAGLINE,
    url: url.replace(/\/$/, '') + baseUrl,
    sourceBase: `${repository}/blob/${branch}/`,
    rawBase: `${repository}/raw/${branch}/`,
    products: [...readManifest(root).products, createBlogProduct(root)],
    findDemo,
    collectLocalFiles,
    resolvePathname: (link, version) => pathnameOf(link, version as ManifestVersion),
  };
}

/** The row of `llms`: pages are written as Markdown as well, with lists of them for machines. */
export function buildLlmsRow(env: Deployment): RegistryRow {
  return {
    name: 'llms',
    enabled: true,
    options: { createSite: () => createTwinSite(env) },
    slots: { pageHeader: ['@theme/MarkdownButton'] },
    afterMerge: async (dir) => writeSiteFiles(createTwinSite(env), dir),
  };
}
