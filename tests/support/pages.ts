import fs from 'node:fs';
import path from 'node:path';
import { products } from '../../docs/products';
import { loadManifest } from '../../src/pages-manifest/loadManifest';
import type { ManifestNode, ManifestVersion } from '../../src/pages-manifest/types';
import { rootDir } from './test';

/** The versions of the fixture product, the current one first. */
export function fixtureVersions(): [ManifestVersion, ManifestVersion] {
  const { manifest } = loadManifest({
    rootDir,
    products: products.filter((product) => product.fixture),
    includeFixture: true,
  });
  return manifest.products.flatMap((product) => product.versions) as [ManifestVersion, ManifestVersion];
}

/** The versions of the site's products, without the fixture. */
export function siteVersions(): ManifestVersion[] {
  const { manifest } = loadManifest({ rootDir, products });
  return manifest.products.flatMap((product) => product.versions);
}

/** All nodes of a tree, groups before what is in them. */
export function flatten(nodes: readonly ManifestNode[]): ManifestNode[] {
  return nodes.flatMap((node) => [node, ...flatten(node.children ?? [])]);
}

/** Pages of the site that belong to no product. */
export const ROOT_PAGES = ['/', '/versions', '/production-error', '/blog'];

/** Posts of the blog, as the build has them. */
export function listBlogPosts(): string[] {
  const folder = path.join(rootDir, 'build/blog');
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.html') && !/^(archive|authors|tags)\.html$/.test(name))
    .map((name) => `/blog/${name.replace(/\.html$/, '')}`);
}
