import fs from 'node:fs';
import path from 'node:path';
import {
  buildFiles,
  buildIndexData,
  buildIndexPage,
  findDemoPages,
  findLinks,
  writeChanged,
  writeFolder,
  type ApiFiles,
  type ApiPagePlan,
  type DemoPage,
  type IndexPageInput,
  type RenderText,
} from '../../../plugins/api-reference/node/pages';
import type { ApiSize } from '../../../plugins/api-reference/types';
import {
  GENERATED_CONTENT,
  generatedIndexFile,
  type GeneratedIndex,
} from '../../pages-manifest/generatedPages';
import { buildIndex } from './buildIndex';
import type { PreparedTarget } from './loadPlans';
import type { TargetHistory } from './productHistory';
import { hashReferences, hashSurroundings } from './stamp';

/** What the pages of a product-version show of the rest of the site. */
export interface Surroundings {
  demoPages: readonly DemoPage[];
  resolve(link: string): string;
}

/** What is written besides the documents themselves. */
export interface TargetContent {
  plans: readonly ApiPagePlan[];
  renderText: RenderText;
  /** Of a product with several versions. */
  history?: TargetHistory;
  sizes: ReadonlyMap<string, ApiSize>;
  /** Whether what has no size cannot be measured. */
  measured: boolean;
}

/** The page with all changes of the product, and its data. */
function addChanges(files: ApiFiles, { history }: TargetContent): void {
  if (!history?.changes) return;
  files.pages.set('changes.md', history.changes.page);
  files.data.set('changes.json', history.changes.data);
}

/** The page that lists all others, and its data. */
function addList(
  files: ApiFiles,
  { target }: PreparedTarget,
  { plans, sizes, history }: TargetContent,
  surroundings: Surroundings,
): void {
  if (plans.length === 0) return;
  const pathname = target.versionedApiPath;
  const input: IndexPageInput = {
    productId: target.product.id,
    productName: target.product.name,
    pathname,
    plans,
    sizes,
    demoPagesOf: (plan) => findDemoPages(plan, surroundings),
    ...(history?.changes && { changes: `${pathname}/changes` }),
  };
  files.pages.set('index.md', buildIndexPage(input));
  files.data.set('index.json', JSON.stringify(buildIndexData(input)));
}

/** Links of all texts that pages quote, those of other versions included. */
function listLinks({ plans, history }: TargetContent): string[] {
  const quoted = history?.plans ?? plans;
  return [...new Set(quoted.flatMap(({ document }) => findLinks(document)))].sort();
}

function pagesFolder({ target }: PreparedTarget): string {
  return `${target.folder}/content/${GENERATED_CONTENT}`;
}

function dataFolder({ target }: PreparedTarget): string {
  return `.generated/api/${target.id}`;
}

/** Whether the files of the last run show what this run would write. */
export function isCurrent(rootDir: string, prepared: PreparedTarget, surroundings: Surroundings): boolean {
  const { index, plans } = prepared;
  const { resolve, demoPages } = surroundings;
  if (plans || index.surroundings !== hashSurroundings(index.links, resolve, demoPages)) return false;
  return [pagesFolder(prepared), dataFolder(prepared)].every((folder) => {
    const absolute = path.join(rootDir, folder);
    return fs.existsSync(absolute) && fs.readdirSync(absolute).length === index.pages.length;
  });
}

/**
 * Writes pages, data and index of a product-version, and removes what is no longer there.
 *
 * @returns how many files changed
 */
export function writeTarget(
  rootDir: string,
  prepared: PreparedTarget,
  content: TargetContent,
  surroundings: Surroundings,
): number {
  const { target, sources } = prepared;
  const { resolve, demoPages } = surroundings;
  const packages = new Map(target.packages.map(({ name, facts }) => [name, facts]));
  const files = buildFiles({ ...content, ...surroundings, productId: target.product.id, packages });
  addChanges(files, content);
  addList(files, prepared, content, surroundings);
  const links = listLinks(content);
  const index: GeneratedIndex = {
    sources,
    measured: content.measured,
    surroundings: hashSurroundings(links, resolve, demoPages),
    links,
    ...buildIndex(target, content),
  };
  const written =
    writeFolder(path.join(rootDir, pagesFolder(prepared)), files.pages) +
    writeFolder(path.join(rootDir, dataFolder(prepared)), files.data) +
    Number(
      writeChanged(
        path.join(rootDir, `${dataFolder(prepared)}.references`),
        hashReferences(files.references),
      ),
    );
  // Last: an index that is there tells that the pages are.
  const file = path.join(rootDir, generatedIndexFile(target.product.id, target.version.id));
  return written + Number(writeChanged(file, JSON.stringify(index)));
}
