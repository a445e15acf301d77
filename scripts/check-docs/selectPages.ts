import type { Manifest, ManifestPage } from '../../src/pages-manifest/types';

export interface Selection {
  /** `material-ui` or `material-ui@9`. */
  product?: string;
  /** Pathnames, or how they end. */
  page?: readonly string[];
}

/** Pages that show what is wrong, such as those of experiments, are wrong on purpose. */
const NOT_CHECKED = new Set(['experiments']);

/**
 * The written pages that are checked; generated ones have no writer.
 *
 * @throws an Error that names what exists
 */
export function selectPages(manifest: Manifest, { product, page }: Selection): ManifestPage[] {
  const [id, version] = product?.split('@') ?? [];
  const versions = manifest.products
    .filter((row) => (id === undefined ? !NOT_CHECKED.has(row.id) : row.id === id))
    .flatMap((row) => row.versions)
    .filter((row) => version === undefined || row.id.replace(/^v/, '') === version.replace(/^v/, ''));
  if (versions.length === 0) {
    const names = manifest.products.flatMap((row) =>
      row.versions.map((one) => `${row.id}@${one.id.slice(1)}`),
    );
    throw new Error(`--product ${product}: there is no such product.\nValid are: ${names.join(', ')}.`);
  }
  const written = versions
    .flatMap(({ pages }) => pages)
    .filter(({ source }) => !source.includes('/content/api/'));
  if (page === undefined) return written;
  const isWanted = ({ pathname }: ManifestPage) =>
    page.some((wanted) => pathname === wanted || pathname.endsWith(`/${wanted}`));
  const selected = written.filter(isWanted);
  if (selected.length === 0) throw new Error(`--page ${page.join(', ')}: there is no such page.`);
  return selected;
}
