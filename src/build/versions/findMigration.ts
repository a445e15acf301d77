import type { VersionFacts } from '../../../docs/versions';
import type { ManifestVersion } from '../../pages-manifest/types';

/**
 * The guide of this site that leads from an earlier version to the next one (issue 7 point 5): that of the closest newer
 * row, as `docs/versions.ts` lists the newest first.
 *
 * @returns nothing for the current version, and where no newer one has a guide here
 */
export function findMigration(
  { product, id, current }: Pick<ManifestVersion, 'product' | 'id' | 'current'>,
  facts: readonly VersionFacts[],
): string | undefined {
  if (current) return undefined;
  const own = facts.filter((row) => row.product === product);
  const newer = own.slice(
    0,
    own.findIndex(({ version }) => version === id),
  );
  return newer.findLast(({ migration }) => migration?.startsWith('/'))?.migration;
}
