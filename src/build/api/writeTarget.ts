import fs from 'node:fs';
import path from 'node:path';
import {
  buildFiles,
  findLinks,
  writeChanged,
  writeFolder,
  type ApiPagePlan,
  type DemoPage,
  type RenderText,
} from '../../../plugins/api-reference/node/pages';
import {
  GENERATED_CONTENT,
  generatedIndexFile,
  type GeneratedIndex,
} from '../../pages-manifest/generatedPages';
import { buildIndex } from './buildIndex';
import type { PreparedTarget } from './loadPlans';
import { hashReferences, hashSurroundings } from './stamp';

/** What the pages of a product-version show of the rest of the site. */
export interface Surroundings {
  demoPages: readonly DemoPage[];
  resolve(link: string): string;
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
  plans: readonly ApiPagePlan[],
  surroundings: Surroundings,
  renderText: RenderText,
): number {
  const { target, sources } = prepared;
  const { resolve, demoPages } = surroundings;
  const packages = new Map(target.packages.map(({ name, facts }) => [name, facts]));
  const files = buildFiles({ productId: target.product.id, plans, demoPages, resolve, renderText, packages });
  const links = [...new Set(plans.flatMap(({ document }) => findLinks(document)))].sort();
  const index: GeneratedIndex = {
    sources,
    surroundings: hashSurroundings(links, resolve, demoPages),
    links,
    ...buildIndex(target, plans),
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
