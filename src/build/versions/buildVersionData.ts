import type { VersionFacts } from '../../../docs/versions';
import type { VersionData, VersionElsewhere, VersionTarget } from '../../../plugins/version-switcher/types';
import type { Manifest, ManifestPage, ManifestVersion } from '../../pages-manifest/types';

/** `/react-grid/sorting` -> `/react-grid/sorting`, `/react-grid` */
function listAncestors(path: string): string[] {
  const parts = path.split('/').slice(1);
  return parts.map((_, index) => `/${parts.slice(0, parts.length - index).join('/')}`);
}

/**
 * Where a page of one version is in another: the same page, else the closest one above it (issue 7 point 3).
 *
 * @returns nothing where the other version has neither
 */
export function findInVersion(
  { pathname }: Pick<ManifestPage, 'pathname'>,
  from: Pick<ManifestVersion, 'basePath'>,
  to: Pick<ManifestVersion, 'basePath' | 'pages'>,
): { pathname: string; isSame: boolean } | undefined {
  const known = new Set(to.pages.map((page) => page.pathname));
  const candidates = listAncestors(pathname.slice(from.basePath.length)).map((path) => to.basePath + path);
  const found = candidates.find((candidate) => known.has(candidate));
  return found === undefined ? undefined : { pathname: found, isSame: found === candidates[0] };
}

function siblingsOf({ products }: Manifest, { product, id }: ManifestVersion): ManifestVersion[] {
  const versions = products.find((row) => row.id === product)?.versions ?? [];
  return versions.filter((version) => version.id !== id);
}

/** `6.5.0`, or a range: `6.0.0-beta.0 – 6.0.0-beta.6` */
export function labelOf({ numbers, version }: Pick<VersionFacts, 'numbers' | 'version'>): string {
  return numbers?.join(' – ') ?? version;
}

function listElsewhere(facts: readonly VersionFacts[], product: string): VersionElsewhere[] {
  return facts.flatMap((row) =>
    row.product === product && row.docs
      ? [{ label: labelOf(row), docs: row.docs, ...(row.pages && { pages: row.pages }) }]
      : [],
  );
}

/** What the version switcher fetches in the build of some product-versions. */
export function buildVersionData(
  manifest: Manifest,
  inBuild: readonly ManifestVersion[],
  facts: readonly VersionFacts[],
): VersionData {
  const targets: VersionData['targets'] = {};
  for (const version of inBuild) {
    for (const page of version.pages) {
      const own = siblingsOf(manifest, version).flatMap((sibling): VersionTarget[] => {
        const found = findInVersion(page, version, sibling);
        return found ? [[sibling.id, found.pathname, found.isSame]] : [];
      });
      if (own.length > 0) targets[page.pathname] = own;
    }
  }
  const products = [...new Set(inBuild.map(({ product }) => product))];
  const entries = products.map((product) => [product, listElsewhere(facts, product)] as const);
  return { targets, elsewhere: Object.fromEntries(entries.filter(([, list]) => list.length > 0)) };
}
