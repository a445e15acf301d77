import { products } from '../../docs/products';
import type { RegistryRow } from '../../plugins/kit/node';
import { isNamed, ROOT_UNIT, unitId } from './units';
import type { SiteEnv } from './env';

/**
 * The row of `production-errors`: only the build with the page that shows errors needs to read the libraries. The
 * development server reads those of the products that it has: all of them are thousands of files.
 */
export function buildErrorsRow({
  build,
  products: wanted,
}: Pick<SiteEnv, 'build' | 'products'>): RegistryRow {
  const isRead = (product: string, version: string) =>
    build !== undefined || wanted.length === 0 || isNamed({ id: unitId(product, version), product }, wanted);
  const libraries = products
    .filter(({ fixture }) => !fixture)
    .flatMap(({ id, name, library, versions }) =>
      versions
        .filter((version) => isRead(id, version.id))
        .flatMap((version) =>
          library ? [{ name, package: version.library ?? library, folder: `docs/${id}/${version.id}` }] : [],
        ),
    );
  return {
    name: 'production-errors',
    enabled: build === undefined || build === ROOT_UNIT.id,
    options: { libraries },
    slots: { errorMessages: ['@theme/ErrorMessages'] },
  };
}
