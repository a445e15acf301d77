import fs from 'node:fs';
import path from 'node:path';
import { products } from '../../docs/products';
import { loadManifest } from '../../src/pages-manifest/loadManifest';
import type { ManifestNode, ManifestPage, ManifestVersion } from '../../src/pages-manifest/types';
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

/** How many generated pages of a version are visited, unless `npm run test:full` visits all. */
const GENERATED_SAMPLE = 4;

/** Generated pages are many and of one kind: some of them, from the first to the last, stand for all. */
function samplePages(pages: readonly ManifestPage[]): ManifestPage[] {
  const generated = pages.filter(({ api }) => api);
  const step = Math.ceil(generated.length / GENERATED_SAMPLE);
  const sample = new Set(generated.filter((page, index) => index % step === 0 || page === generated.at(-1)));
  return pages.filter((page) => !page.api || sample.has(page));
}

/** The versions of the site's products, without the fixture; of their generated pages a sample. */
export function siteVersions(): ManifestVersion[] {
  const { manifest } = loadManifest({ rootDir, products });
  const versions = manifest.products.flatMap((product) => product.versions);
  if (process.env.TEST_FULL === '1') return versions;
  return versions.map((version) => ({ ...version, pages: samplePages(version.pages) }));
}

/** The pages of a version by sidebar: those of its section (`section: true`), and all others. */
export function splitPages({ tree, pages }: ManifestVersion): Record<'section' | 'others', ManifestPage[]> {
  const title = tree.find((node) => node.section)?.title;
  const isInside = ({ group }: ManifestPage) => title !== undefined && group[0] === title;
  return { section: pages.filter(isInside), others: pages.filter((page) => !isInside(page)) };
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
