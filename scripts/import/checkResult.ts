import fs from 'node:fs';
import path from 'node:path';
import type { ProductRow, VersionRow } from '../../docs/products';
import { checkHomes } from '../../src/pages-manifest/checkProducts';
import { loadVersion } from '../../src/pages-manifest/loadVersion';
import type { Problem } from '../../src/pages-manifest/types';
import { writePlan } from './writePlan';
import type { PlannedFile } from './types';

export interface ResultContext {
  rootDir: string;
  product: ProductRow;
  version: VersionRow;
  products: readonly ProductRow[];
}

/**
 * What the page manifest would report of a version after the import: tried in a copy of the version's folder, so that
 * nothing is written that does not pass. Packages are left to `npm install`.
 */
export function checkResult(files: readonly PlannedFile[], context: ResultContext): Problem[] {
  const { rootDir, product, version, products } = context;
  const folder = `docs/${product.id}/${version.id}`;
  fs.mkdirSync(path.join(rootDir, '.cache'), { recursive: true });
  const stage = fs.mkdtempSync(path.join(rootDir, '.cache/import-'));
  try {
    const content = path.join(rootDir, folder, 'content');
    if (fs.existsSync(content)) fs.cpSync(content, path.join(stage, folder, 'content'), { recursive: true });
    writePlan(
      stage,
      files.filter(({ to }) => to.startsWith(`${folder}/`)),
    );
    const loaded = loadVersion({ rootDir: stage, product, row: version, products, generated: false });
    const homes = version.current ? checkHomes([product], [loaded], '') : [];
    const isPackage = ({ file }: Problem) => file === `${folder}/package.json`;
    return [...loaded.problems, ...homes].filter((problem) => !isPackage(problem));
  } finally {
    fs.rmSync(stage, { recursive: true, force: true });
  }
}
