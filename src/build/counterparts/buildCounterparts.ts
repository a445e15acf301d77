import type { Manifest, ManifestPage, ManifestVersion } from '../../pages-manifest/types';

/** The page on the same component in another product, as the browser gets it. */
export type Counterpart = [
  /** Id of that product. */
  product: string,
  pathname: string,
  title: string,
  /** Sections that both pages have, so that a reader stays in theirs. */
  sections: string[],
];

/** Pages of a product-version by pathname; pages without a counterpart are left out. */
export type Counterparts = Record<string, Counterpart[]>;

const COMPONENT = /^\/(react-|api\/)([^/]+)$/;

/** Where the page may be in another product, best first: `/react-dialog` -> `/react-dialog`, `/react-modal`, … */
function candidatesOf(path: string, synonyms: readonly (readonly string[])[]): string[] {
  const [, start = '', name = ''] = COMPONENT.exec(path) ?? [];
  const others = synonyms.filter((row) => row.includes(name)).flat();
  return name ? [...new Set([name, ...others])].map((each) => `/${start}${each}`) : [];
}

function findPage(version: ManifestVersion, candidates: readonly string[]): ManifestPage | undefined {
  for (const candidate of candidates) {
    const page = version.pages.find(({ pathname }) => pathname === version.basePath + candidate);
    if (page) return page;
  }
  return undefined;
}

function sharedSections(page: ManifestPage, other: ManifestPage): string[] {
  const own = new Set(page.headings.map(({ id }) => id));
  return other.headings.map(({ id }) => id).filter((id) => own.has(id));
}

/**
 * For each page on a component, the page on the same component in the current version of each other product (issue 5
 * point 6 "product switcher that keeps the component").
 *
 * @param synonyms names of the same component in different products
 */
export function buildCounterparts(
  { products }: Manifest,
  version: ManifestVersion,
  synonyms: readonly (readonly string[])[],
): Counterparts {
  const targets = products
    .filter(({ id, noIndex }) => id !== version.product && !noIndex)
    .flatMap(({ versions }) => versions.filter(({ current }) => current));
  const counterpartsOf = (page: ManifestPage): Counterpart[] => {
    const candidates = candidatesOf(page.pathname.slice(version.basePath.length), synonyms);
    return targets.flatMap((target) => {
      const other = findPage(target, candidates);
      const counterpart: Counterpart | undefined = other && [
        target.product,
        other.pathname,
        other.title,
        sharedSections(page, other),
      ];
      return counterpart ? [counterpart] : [];
    });
  };
  const entries = version.pages.map((page) => [page.pathname, counterpartsOf(page)] as const);
  return Object.fromEntries(entries.filter(([, list]) => list.length > 0));
}
