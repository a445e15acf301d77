import path from 'node:path';
import type { ApiPageData, ApiSize } from '../../types';
import { buildPage, buildReference } from './buildPage';
import { buildTables } from './buildTables';
import type { PageContext } from './pageText';
import type { ApiPagePlan } from './planPages';
import type { RenderText } from './renderText';
import { buildSourceUrl, type PackageFacts } from './sourceUrl';

/** A page of the product-version that may show a component. */
export interface DemoPage {
  pathname: string;
  title: string;
  /** Components and hooks that its front matter names. */
  components: readonly string[];
}

/** What a page tells of other versions of its product. */
export interface PageHistory {
  /** Blocks of Markdown. */
  sectionsOf(plan: ApiPagePlan): readonly string[];
  /** Label of the version since which a prop of a component, or of its part, exists; see `ApiRowView`. */
  sinceOf(documentName: string, owner: string, prop: string): string | undefined;
}

export interface FilesInput {
  productId: string;
  plans: readonly ApiPagePlan[];
  /** In sidebar order. */
  demoPages: readonly DemoPage[];
  resolve(link: string): string;
  renderText: RenderText;
  /** What pages tell of other versions, where the product has several. */
  history?: PageHistory;
  /** By name of the component or hook. */
  sizes?: ReadonlyMap<string, ApiSize>;
  /** By name of the package. */
  packages: ReadonlyMap<string, PackageFacts>;
}

/** Files of one product-version, by name: Markdown for `content/api/`, data for `.generated/api/<id>/`. */
export interface ApiFiles {
  pages: Map<string, string>;
  data: Map<string, string>;
  /** What `ApiReference` puts on other pages, in the order of the pages. */
  references: string[];
}

/** Pages that show a component: those that name it, and those that the library's doc comment names. */
export function findDemoPages(
  { document }: ApiPagePlan,
  { demoPages, resolve }: Pick<FilesInput, 'demoPages' | 'resolve'>,
): DemoPage[] {
  const named = new Set(document.pages.map((page) => resolve(page).replace(/#.*$/, '')));
  return demoPages.filter(
    ({ pathname, components }) => named.has(pathname) || components.includes(document.name),
  );
}

/** Builds all generated files of one product-version. */
export function buildFiles(input: FilesInput): ApiFiles {
  const { productId, plans, resolve, renderText, packages, history, sizes } = input;
  const byName = new Map(plans.map(({ document, pathname }) => [document.name, pathname]));
  const pathnameOf = (name: string) => byName.get(name);
  const files: ApiFiles = { pages: new Map(), data: new Map(), references: [] };
  for (const plan of plans) {
    const { document, pathname, file } = plan;
    const view = buildTables(document, {
      toHtml: (text) => renderText(text, resolve),
      pathnameOf,
      sinceOf: history && ((owner, prop) => history.sinceOf(document.name, owner, prop)),
    });
    const size = sizes?.get(document.name);
    const context: PageContext = {
      productId,
      view,
      resolve,
      pathnameOf,
      demoPages: findDemoPages(plan, input),
      sourceUrl: buildSourceUrl(document, packages.get(document.package) ?? {}),
      size,
      history: history?.sectionsOf(plan),
    };
    files.pages.set(path.posix.basename(file), buildPage(document, context));
    const reference = buildReference(document, context);
    files.references.push(reference);
    const data: ApiPageData = { pathname, document, view, reference, ...(size && { size }) };
    files.data.set(`${path.posix.basename(file, '.md')}.json`, JSON.stringify(data));
  }
  return files;
}
