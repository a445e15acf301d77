import { products } from '../../docs/products';
import type { RegistryRow } from '../../plugins/kit/node';
import { ROOT_UNIT } from './units';
import type { SiteEnv } from './env';

/** The row of `production-errors`: only the build with the page that shows errors needs to read the libraries. */
export function buildErrorsRow({ build }: Pick<SiteEnv, 'build'>): RegistryRow {
  const libraries = products
    .filter(({ fixture }) => !fixture)
    .flatMap(({ id, name, library, versions }) =>
      library
        ? versions.map((version) => ({
            name,
            package: version.library ?? library,
            folder: `docs/${id}/${version.id}`,
          }))
        : [],
    );
  return {
    name: 'production-errors',
    enabled: build === undefined || build === ROOT_UNIT.id,
    options: { libraries },
    slots: { errorMessages: ['@theme/ErrorMessages'] },
  };
}
