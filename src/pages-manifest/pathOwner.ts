import type { ProductRow } from '../../docs/products';
import { isBelow } from './versionPath';

/** URL prefixes of a product, without version segment: its own, else its base path (docs/products.ts). */
export function prefixesOf(product: Pick<ProductRow, 'basePath' | 'prefixes'>): string[] {
  return product.prefixes ?? [product.basePath];
}

/** The product that a pathname belongs to: the one with the longest prefix of it (spec §2 "Path rules"). */
export function ownerOf(pathname: string, products: readonly ProductRow[]): ProductRow | undefined {
  return products
    .flatMap((product) =>
      prefixesOf(product)
        .filter((prefix) => isBelow(pathname, prefix))
        .map((prefix) => ({ product, length: prefix.length })),
    )
    .sort((a, b) => b.length - a.length)[0]?.product;
}
