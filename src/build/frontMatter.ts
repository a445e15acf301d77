import path from 'node:path';
import type { ParseFrontMatter } from '@docusaurus/types';
import type { VersionFacts } from '../../docs/versions';
import type { Manifest, ManifestPage, ManifestVersion } from '../pages-manifest/types';
import { findInVersion } from './versions/buildVersionData';
import { findMigration } from './versions/findMigration';

interface Located {
  page: ManifestPage;
  version: ManifestVersion;
}

/** Pages of the API of what a page shows, for links at its end. */
function apiPagesOf({ page, version }: Located) {
  if (page.api) return [];
  return (page.components ?? []).flatMap((name) => {
    const target = version.pages.find(({ api }) => api?.name === name);
    return target?.api ? [{ ...target.api, pathname: target.pathname }] : [];
  });
}

function slugOf({ page, version }: Located): string {
  return page.pathname.slice(version.basePath.length) || '/';
}

/** Of a page of an earlier version, the same page in the current one, for its canonical address and banner. */
function currentPageOf({ page, version }: Located, manifest?: Manifest): string | undefined {
  if (version.current) return undefined;
  const siblings = manifest?.products.find(({ id }) => id === version.product)?.versions;
  const current = siblings?.find((sibling) => sibling.current);
  const found = current && findInVersion(page, version, current);
  return found?.isSame ? found.pathname : undefined;
}

/**
 * Completes a page's front matter from the manifest: its address, title and description are decided there, so a
 * writer never repeats them (design §3 fact 5).
 */
export function createParseFrontMatter(
  rootDir: string,
  versions: readonly ManifestVersion[],
  manifest?: Manifest,
  facts: readonly VersionFacts[] = [],
): ParseFrontMatter {
  const located = new Map(
    versions.flatMap((version) => version.pages.map((page) => [page.source, { page, version }] as const)),
  );
  return async (params) => {
    const result = await params.defaultParseFrontMatter(params);
    const source = path.relative(rootDir, params.filePath).split(path.sep).join('/');
    const found = located.get(source);
    if (!found) return result;
    const { page } = found;
    const apiPages = apiPagesOf(found);
    const currentPage = currentPageOf(found, manifest);
    const migration = findMigration(found.version, facts);
    return {
      ...result,
      frontMatter: {
        title: page.title,
        ...(page.description && { description: page.description }),
        ...result.frontMatter,
        slug: slugOf(found),
        ...(apiPages.length > 0 && { apiPages }),
        ...(currentPage && { currentPage }),
        ...(migration && { migration }),
      },
    };
  };
}
