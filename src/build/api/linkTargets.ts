import fs from 'node:fs';
import path from 'node:path';
import type { ProductRow } from '../../../docs/products';
import {
  anchorsOfView,
  listAnchors,
  type ApiPagePlan,
  type LinkTargets,
} from '../../../plugins/api-reference/node/pages';
import type { ApiPageData } from '../../../plugins/api-reference/types';
import { readGeneratedIndex, type GeneratedPage } from '../../pages-manifest/generatedPages';
import type { Manifest } from '../../pages-manifest/types';

type Anchors = () => ReadonlySet<string>;

/** Anchors are looked up rarely, and cost something: once, when they are asked for. */
function once(load: () => Iterable<string>): Anchors {
  let anchors: ReadonlySet<string> | undefined;
  return () => (anchors ??= new Set(load()));
}

/** Where the data of a generated page lies, relative to the repository's root. */
export function dataFile(id: string, { file }: Pick<GeneratedPage, 'file'>): string {
  return `.generated/api/${id}/${path.posix.basename(file, '.md')}.json`;
}

function readAnchors(file: string): string[] {
  if (!fs.existsSync(file)) return [];
  return anchorsOfView((JSON.parse(fs.readFileSync(file, 'utf8')) as ApiPageData).view);
}

/** Collects what links can lead to: written pages, generated pages on disk, and those that are about to be made. */
export class SiteTargets implements LinkTargets {
  private readonly pages = new Map<string, Anchors>();

  addWritten(manifest: Manifest): void {
    for (const page of manifest.products.flatMap(({ versions }) => versions.flatMap(({ pages }) => pages))) {
      this.pages.set(
        page.pathname,
        once(() => page.headings.map(({ id }) => id)),
      );
    }
  }

  /** Generated pages as an earlier run left them. */
  addGenerated(rootDir: string, products: readonly ProductRow[]): void {
    for (const product of products) {
      for (const { id } of product.versions) {
        for (const page of readGeneratedIndex(rootDir, product.id, id).pages) {
          const file = path.join(rootDir, dataFile(`${product.id}-${id}`, page));
          this.pages.set(
            page.pathname,
            once(() => readAnchors(file)),
          );
        }
      }
    }
  }

  /** Pages that are about to be made; what an earlier run left below their path is gone. */
  replaceBelow(apiPath: string, plans: readonly ApiPagePlan[]): void {
    for (const pathname of this.pages.keys()) {
      if (pathname.startsWith(`${apiPath}/`)) this.pages.delete(pathname);
    }
    for (const { pathname, document } of plans) {
      this.pages.set(
        pathname,
        once(() => listAnchors(document)),
      );
    }
  }

  hasPage(pathname: string): boolean {
    return this.pages.has(pathname);
  }

  hasAnchor(pathname: string, anchor: string): boolean {
    return this.pages.get(pathname)?.().has(anchor) ?? false;
  }
}
