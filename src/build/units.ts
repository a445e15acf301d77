import type { ProductRow } from '../../docs/products';
import type { SiteEnv } from './env';

/** One Docusaurus build: a product in one version, or the pages that belong to no product. */
export interface Unit {
  /** `root` or `<product>@<version>`, for example `material-ui@9`. */
  id: string;
  product?: string;
  /** Folder of the version, for example `v9`. */
  version?: string;
}

export const ROOT_UNIT: Unit = { id: 'root' };

/** `material-ui@9`. */
export function unitId(product: string, version: string): string {
  return `${product}@${version.replace(/^v/, '')}`;
}

function unitsOf(product: ProductRow): Unit[] {
  return product.versions.map((version) => ({
    id: unitId(product.id, version.id),
    product: product.id,
    version: version.id,
  }));
}

/** All builds of the site, the root last: it takes the 404 page. */
export function listUnits(products: readonly ProductRow[], env: Pick<SiteEnv, 'fixture'>): Unit[] {
  return [...products.filter((product) => !product.fixture || env.fixture).flatMap(unitsOf), ROOT_UNIT];
}

/**
 * The units that this run of Docusaurus takes part in: one (`SITE_BUILD`), or all or some of them
 * (`SITE_PRODUCTS`) in the development server.
 *
 * @throws an Error that lists unknown names and the valid ones
 */
export function selectUnits(products: readonly ProductRow[], env: SiteEnv): Unit[] {
  const all = listUnits(products, env);
  if (env.build) {
    const unit = all.find(({ id }) => id === env.build);
    if (!unit)
      throw unknown(
        'SITE_BUILD',
        [env.build],
        all.map(({ id }) => id),
      );
    return [unit];
  }
  if (env.products.length === 0) return all;
  const names = products.map(({ id }) => id);
  const isKnown = (name: string) => names.includes(name) || all.some(({ id }) => id === name);
  const wrong = env.products.filter((name) => !isKnown(name));
  if (wrong.length > 0) throw unknown('SITE_PRODUCTS', wrong, names);
  return all.filter((unit) => unit.id === 'root' || isNamed(unit, env.products));
}

/** Whether `SITE_PRODUCTS` names a unit, by its product or alone: `material-ui`, `material-ui@9`. */
export function isNamed({ id, product }: Pick<Unit, 'id' | 'product'>, names: readonly string[]): boolean {
  return names.includes(id) || (product !== undefined && names.includes(product));
}

function unknown(variable: string, wrong: string[], valid: string[]): Error {
  return new Error(
    `${variable} names what this site does not have: ${wrong.map((name) => `"${name}"`).join(', ')}.\n` +
      `Valid are: ${valid.join(', ')}.`,
  );
}
