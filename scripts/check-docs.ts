/**
 * `npm run check:docs [-- --product NAME[@VERSION]] [--page PATHNAME]`: what a reviewer would say of pages before reading
 * them (issue 9 point 5): front matter, order of sections, number of demos, spelling, headings, phrases, links and anchors,
 * images, tables, and whether each block of code compiles against the libraries of its workspace.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { coverage, type Coverage } from '../docs/coverage';
import { products } from '../docs/products';
import { hasApi } from '../src/build/api/hasApi';
import { prepareApi } from '../src/build/api/prepareApi';
import { readEnv } from '../src/build/env';
import { unitId } from '../src/build/units';
import { loadManifest } from '../src/pages-manifest/loadManifest';
import { formatProblems } from '../src/pages-manifest/problems';
import type { Manifest, Problem } from '../src/pages-manifest/types';
import { compileBlocks } from './check-docs/blocks/compileBlocks';
import { groupBlocks } from './check-docs/blocks/groupBlocks';
import { readBlocks } from './check-docs/blocks/readBlocks';
import { checkCoverage } from './check-docs/checkCoverage';
import { checkDemoCount } from './check-docs/checkDemoCount';
import { checkHeadings } from './check-docs/checkHeadings';
import { checkImages } from './check-docs/checkImages';
import { checkLinks, type LinkTargets } from './check-docs/checkLinks';
import { checkOrder } from './check-docs/checkOrder';
import { checkPhrases } from './check-docs/checkPhrases';
import { checkSpelling } from './check-docs/checkSpelling';
import { checkTables } from './check-docs/checkTables';
import { readDoc } from './check-docs/readDoc';
import { selectPages } from './check-docs/selectPages';
import type { Doc } from './check-docs/types';
import { readWords } from './check-docs/words';
import { runMain } from './lib/runMain';

const rootDir = path.resolve(__dirname, '..');

/** Pages of the root, and what is no page. */
const OTHER_TARGETS = [
  '/versions',
  '/production-error',
  '/accessibility',
  '/blog',
  '/llms.txt',
  '/sitemap.xml',
  '/rss.xml',
];

function checkText(doc: Doc, targets: LinkTargets, nouns: ReadonlySet<string>): Problem[] {
  return [
    ...checkOrder(doc),
    ...checkDemoCount(doc),
    ...checkHeadings(doc, nouns),
    ...checkPhrases(doc),
    ...checkImages(doc),
    ...checkTables(doc),
    ...checkLinks(doc, targets),
  ];
}

function checkCode(docs: readonly Doc[]): Problem[] {
  const workspaces = [...new Set(docs.map(({ workspace }) => workspace))];
  return workspaces.flatMap((workspace) => {
    const read = docs.filter((doc) => doc.workspace === workspace).map(readBlocks);
    const wrong = groupBlocks(read.map(({ blocks }) => blocks)).map((blocks) =>
      compileBlocks(rootDir, workspace, blocks),
    );
    return [...read.flatMap((one) => one.problems), ...wrong.flat()];
  });
}

function checkExports(manifest: Manifest, selected?: string): Problem[] {
  const versions = manifest.products.flatMap((product) => product.versions);
  const isSelected = ({ product, version }: Coverage) =>
    selected === undefined || [product, unitId(product, version)].includes(selected);
  return coverage.filter(isSelected).flatMap((row) => {
    const version = versions.find(({ product, id }) => product === row.product && id === row.version);
    return version ? checkCoverage(row, version) : [];
  });
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { product: { type: 'string' }, page: { type: 'string', multiple: true } },
  });
  const env = readEnv();
  // Links lead to API pages, too.
  await prepareApi({ rootDir, products, env });
  const generated = hasApi(env);
  const { manifest, problems: ofManifest } = loadManifest({ rootDir, products, generated });
  const pages = manifest.products.flatMap(({ versions }) => versions.flatMap((version) => version.pages));
  const targets: LinkTargets = {
    pages: new Map(pages.map((page) => [page.pathname, page])),
    others: ['/', ...OTHER_TARGETS],
  };
  const { words, nouns } = readWords(rootDir);
  const docs = selectPages(manifest, values).map((page) => readDoc(rootDir, page));
  const isSelected = ({ file }: Problem) => docs.some((doc) => doc.file === file) || /pages\.ts$/.test(file);
  const problems = [
    ...ofManifest.filter(isSelected),
    ...docs.flatMap((doc) => checkText(doc, targets, nouns)),
    ...(await checkSpelling(docs, words)),
    ...checkCode(docs),
    // Of whole products only.
    ...(generated && values.page === undefined ? checkExports(manifest, values.product) : []),
  ];
  if (problems.length > 0) throw new Error(formatProblems(problems));
  const blocks = docs.reduce((sum, doc) => sum + readBlocks(doc).blocks.length, 0);
  console.log(`${docs.length} pages and ${blocks} blocks of code are clean`);
}

runMain(main);
