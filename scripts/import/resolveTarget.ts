import type { ProductRow, VersionRow } from '../../docs/products';
import { isExternal } from '../../src/pages-manifest/pageNodeSchema';
import { nearest } from '../../src/pages-manifest/nearest';
import { ownerOf, prefixesOf } from '../../src/pages-manifest/pathOwner';
import type { Finding, Target } from './types';

export interface ResolvedTarget {
  target: Target;
  product: ProductRow;
  version: VersionRow;
  /** All rows, with those that had to be made up. */
  products: ProductRow[];
  findings: Finding[];
}

const FILE = 'docs/products.ts';

function pathnamesOf(nodes: readonly unknown[]): string[] {
  return nodes.flatMap((node) => {
    const { pathname, children } = (node ?? {}) as { pathname?: unknown; children?: unknown[] };
    if (Array.isArray(children)) return pathnamesOf(children);
    return typeof pathname === 'string' && !isExternal(pathname) ? [pathname] : [];
  });
}

/** First segment of most pathnames: `/base` where the tree has `/base/react-button`. */
function mostFrequentBase(pathnames: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const pathname of pathnames) {
    const base = /^\/[^/]+/.exec(pathname)?.[0];
    if (base) counts.set(base, (counts.get(base) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}

function makeProduct(id: string, base: string | undefined): ProductRow {
  const basePath = base ?? `/${id}`;
  return {
    id,
    name: id,
    tagline: '',
    basePath,
    home: basePath,
    family: 'core',
    accent: { light: '', dark: '' },
    versions: [],
  };
}

/**
 * Where an import goes: the product's row in `docs/products.ts`, or one made up for it, and the base path that the
 * imported tree has for it.
 *
 * @throws an Error where the product's name is probably a slip
 */
export function resolveTarget(
  products: readonly ProductRow[],
  { product: id, version: versionId }: { product: string; version: string },
  nodes: readonly unknown[],
): ResolvedTarget {
  const findings: Finding[] = [];
  const report = (message: string) => findings.push({ file: FILE, kind: 'lost', message });
  const pathnames = pathnamesOf(nodes);
  const row = products.find((candidate) => candidate.id === id);
  if (row === undefined) {
    const ids = products.map((candidate) => candidate.id);
    const [meant] = nearest(id, ids, 1);
    if (meant)
      throw new Error(
        `There is no product "${id}" in ${FILE}. Did you mean "${meant}"? They are: ${ids.join(', ')}.`,
      );
    report(
      `no product "${id}": add a row with id "${id}", its basePath and versions: [{ id: '${versionId}', current: true }]`,
    );
  }
  const product = row ?? makeProduct(id, mostFrequentBase(pathnames));
  const version = product.versions.find((candidate) => candidate.id === versionId) ?? { id: versionId };
  if (row && !product.versions.includes(version)) {
    report(`"${id}" has no version "${versionId}": add { id: '${versionId}' } to its versions`);
  }
  const all = row ? [...products] : [...products, product];
  const isOwn = (pathname: string) =>
    pathname === product.basePath || pathname.startsWith(`${product.basePath}/`);
  const sourceBase = pathnames.some(isOwn)
    ? product.basePath
    : (mostFrequentBase(pathnames) ?? product.basePath);
  if (sourceBase !== product.basePath) {
    const message = `"${id}" is at ${product.basePath} here: pathnames and links below ${sourceBase} are rewritten`;
    findings.push({ file: FILE, kind: 'changed', message });
  }
  const target: Target = {
    product: id,
    version: versionId,
    basePath: product.basePath,
    prefixes: prefixesOf(product),
    sourceBase,
    ownerOf: (pathname) => ownerOf(pathname, all)?.id,
  };
  return { target, product, version, products: all, findings };
}
