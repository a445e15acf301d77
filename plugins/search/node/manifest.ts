import fs from 'node:fs';
import path from 'node:path';

/** What search reads of a page of the manifest (design §2). */
export interface SitePage {
  pathname: string;
  /** As in the sidebar. */
  title: string;
  pageTitle: string;
  /** File below the site's folder, of pages written by hand. */
  source?: string;
  description: string | null;
  headings: { id: string; text: string; level: number }[];
  demos: string[];
  components?: string[];
  api?: { name: string; kind: 'component' | 'hook' };
}

export interface SiteVersion {
  product: string;
  id: string;
  current: boolean;
  library?: { version: string };
  basePath: string;
  prefixes: string[];
  pages: SitePage[];
}

export interface SiteProduct {
  id: string;
  name: string;
  noIndex: boolean;
  versions: SiteVersion[];
}

/** The products of the page manifest, as it was last written; none where there is no manifest yet. */
export function readProducts(siteDir: string): SiteProduct[] {
  const file = path.join(siteDir, '.generated/manifest.json');
  if (!fs.existsSync(file)) return [];
  return (JSON.parse(fs.readFileSync(file, 'utf8')) as { products: SiteProduct[] }).products;
}
