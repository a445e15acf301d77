const PAGE = /^(?<root>.*)[\\/]docs[\\/](?<product>[^\\/]+)[\\/](?<version>[^\\/]+)[\\/]content[\\/]/;

/** Where a page belongs. */
export interface DataPlace {
  /** Root of the site. */
  root: string;
  product: string;
  /** Folder with the data of the generated pages of its product-version, relative to the root. */
  folder: string;
}

/** Reads from the path of a Markdown file what product-version it is a page of. */
export function dataPlace(file: string): DataPlace {
  const { root = process.cwd(), product = '', version = '' } = PAGE.exec(file)?.groups ?? {};
  return { root, product, folder: `.generated/api/${product}-${version}` };
}
