import type { VersionFacts } from '../../../../docs/versions';
import type { Manifest, ManifestVersion } from '../../../pages-manifest/types';

/** A version of the product `alpha` with pages of these names. */
export function toVersion(id: string, names: readonly string[], current = false): ManifestVersion {
  const basePath = current ? '/alpha' : `/alpha/${id}`;
  const pages = names.map((name) => ({ pathname: `${basePath}/${name}` }));
  return {
    product: 'alpha',
    id,
    basePath,
    pages,
    current,
    home: `${basePath}/${names[0]}`,
    library: { name: 'alpha', version: `${id.slice(1)}.2.0` },
  } as unknown as ManifestVersion;
}

export function toManifest(...versions: ManifestVersion[]): Manifest {
  const products = [{ id: 'alpha', home: '/alpha/start', noIndex: false, fixture: false, versions }];
  return { generatedFrom: [], products } as unknown as Manifest;
}

export const current = toVersion(
  'v3',
  ['start', 'react-grid', 'react-grid/sorting', 'api/grid', 'migration'],
  true,
);
export const earlier = toVersion('v2', ['start', 'react-grid', 'only-here']);

export const facts: VersionFacts[] = [
  {
    product: 'alpha',
    version: 'v3',
    released: '2026-02-01',
    status: 'maintained',
    notes: 'https://alpha.example/releases/{version}',
    migration: '/alpha/migration',
  },
  {
    product: 'alpha',
    version: 'v2',
    released: '2025-02-01',
    notes: 'https://alpha.example/releases/{version}',
  },
  {
    product: 'alpha',
    version: 'v1-beta',
    numbers: ['1.0.0-beta.0', '1.0.0-beta.4'],
    released: '2024-02-01',
    status: 'beta',
    docs: 'https://v1.alpha.example/',
    pages: ['react-grid'],
    notes: 'https://alpha.example/releases/1.0.0-beta.0',
  },
];
