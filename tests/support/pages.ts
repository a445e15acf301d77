import fs from 'node:fs';
import path from 'node:path';
import { products } from '../../docs/products';
import { isNamed, unitId } from '../../src/build/units';
import { loadManifest } from '../../src/pages-manifest/loadManifest';
import type { ManifestNode, ManifestPage, ManifestVersion } from '../../src/pages-manifest/types';
import { IS_QUICK } from './level';
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

interface Sample {
  written: number;
  generated: number;
}

/**
 * How many pages of a version are visited: `npm run test:full` visits all, CI all written ones of current versions. Those
 * of earlier versions change seldom.
 */
function sampleOf({ current }: ManifestVersion): Sample {
  if (IS_QUICK) return { written: 2, generated: 1 };
  return { written: current ? Infinity : 2, generated: current ? 2 : 1 };
}

/** Some pages, from the first to the last, stand for all. */
function takeSpread(pages: readonly ManifestPage[], count: number): ManifestPage[] {
  const step = Math.max(1, (pages.length - 1) / Math.max(1, count - 1));
  return pages.filter((_, index) => index === 0 || Math.floor(index / step) > Math.floor((index - 1) / step));
}

function samplePages(version: ManifestVersion): ManifestPage[] {
  const { pages } = version;
  const sample = sampleOf(version);
  const written = takeSpread(
    pages.filter(({ source }) => !isGenerated(source)),
    sample.written,
  );
  const generated = takeSpread(
    pages.filter(({ source }) => isGenerated(source)),
    sample.generated,
  );
  const visited = new Set([...written, ...generated]);
  return pages.filter((page) => visited.has(page));
}

/** Generated pages are many and of one kind (issue 4 point 3). */
function isGenerated(source: string): boolean {
  return /\/content\/api\//.test(source);
}

/** Products, or single versions such as `material-ui@9`, that the build has; none stands for all. */
const BUILT = (process.env.TEST_PRODUCTS ?? '').split(',').filter(Boolean);

/** Whether the build has a version of a product. */
export function isBuilt(product: string, version: string): boolean {
  return BUILT.length === 0 || isNamed({ id: unitId(product, version), product }, BUILT);
}

/** The versions of the site's products that are built, without the fixture, with all their pages. */
export function builtVersions(): ManifestVersion[] {
  const { manifest } = loadManifest({ rootDir, products });
  return manifest.products
    .flatMap((product) => product.versions)
    .filter(({ product, id }) => isBuilt(product, id));
}

/** The versions that are built, with a sample of their pages. */
export function siteVersions(): ManifestVersion[] {
  const versions = builtVersions();
  if (process.env.TEST_LEVEL === 'full') return versions;
  return versions.map((version) => ({ ...version, pages: samplePages(version) }));
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
export const ROOT_PAGES = ['/', '/versions', '/production-error', '/accessibility', '/blog'];

/** Posts of the blog, as the build has them. */
export function listBlogPosts(): string[] {
  const folder = path.join(rootDir, 'build/blog');
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder)
    .filter((name) => name.endsWith('.html') && !/^(archive|authors|tags)\.html$/.test(name))
    .map((name) => `/blog/${name.replace(/\.html$/, '')}`);
}
