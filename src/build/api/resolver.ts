import type { ProductRow } from '../../../docs/products';
import {
  createLinkResolver,
  type DemoPage,
  type LinkTargets,
} from '../../../plugins/api-reference/node/pages';
import type { Manifest } from '../../pages-manifest/types';
import { versionPath } from '../../pages-manifest/versionPath';
import type { ApiTarget } from './listTargets';

/** The package that a product-version documents. */
const libraryOf = ({ product, version }: ApiTarget) => version.library ?? product.library;

/** Base path of a library's pages on its own site: that of the product that documents it here. */
function libraryBase(target: ApiTarget, products: readonly ProductRow[]): string {
  const owner = products.find(({ library, fixture }) => library === libraryOf(target) && !fixture);
  return (owner ?? target.product).basePath;
}

/** Where links of the libraries' texts lead from the pages of a product-version. */
export function createResolver(
  target: ApiTarget,
  targets: LinkTargets,
  products: readonly ProductRow[],
): (link: string) => string {
  const { product, version } = target;
  return createLinkResolver(targets, {
    home: libraryOf(target)?.startsWith('@base-ui/') ? 'https://base-ui.com' : 'https://mui.com',
    from: libraryBase(target, products),
    to: versionPath(product.basePath, product.basePath, version),
  });
}

/** The written pages of a product-version, which may show its components. */
export function listDemoPages(manifest: Manifest, { product, version }: ApiTarget): DemoPage[] {
  const own = manifest.products
    .flatMap(({ versions }) => versions)
    .find((each) => each.product === product.id && each.id === version.id);
  return (own?.pages ?? []).map(({ pathname, pageTitle, components = [] }) => ({
    pathname,
    title: pageTitle,
    components,
  }));
}
