/**
 * `npm run new -- page|demo|product …`: the files that a new page, demo or product begins with (issue 9 point 5). What is
 * to be written says TODO, which `npm run check:docs` finds.
 */
import fs from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { loadProducts } from '../src/pages-manifest/writeManifest';
import { runMain } from './lib/runMain';
import { readNewArgs, type NewRequest } from './new/newArgs';
import { newDemo } from './new/newDemo';
import { newPage, type FileToWrite } from './new/newPage';
import { newProduct } from './new/newProduct';

const rootDir = path.resolve(__dirname, '..');

const NEXT: Record<NewRequest['kind'], string> = {
  page: 'Write it, then run "npm run manifest" and "npm run check:docs".',
  demo: 'Write it, then run "npm run check:demos -- --changed --screenshots .cache/looks".',
  product:
    'Run "npm install", fill in docs/products.ts and docs/versions.ts, write its pages, then "npm run manifest".',
};

function plan(request: NewRequest): FileToWrite[] {
  const products = loadProducts(rootDir);
  if (request.kind === 'page') return newPage(rootDir, products, request);
  if (request.kind === 'demo') return newDemo(rootDir, products, request);
  return newProduct(rootDir, products, request);
}

async function main(): Promise<void> {
  const request = readNewArgs(process.argv.slice(2));
  const files = plan(request);
  const taken = files.filter(({ file, isNew }) => isNew && fs.existsSync(path.join(rootDir, file)));
  if (taken.length > 0)
    throw new Error(`Nothing is written: ${taken.map(({ file }) => file).join(', ')} is there already.`);
  for (const { file, text, isNew } of files) {
    const absolute = path.join(rootDir, file);
    fs.mkdirSync(path.dirname(absolute), { recursive: true });
    // Writers wrap their lines as they like.
    const isProse = file.endsWith('.md');
    const options = { ...(await resolveConfig(absolute)), filepath: absolute };
    fs.writeFileSync(absolute, isProse ? text : await format(text, options));
    console.log(`${isNew ? 'new    ' : 'changed'} ${file}`);
  }
  console.log(NEXT[request.kind]);
}

runMain(main);
