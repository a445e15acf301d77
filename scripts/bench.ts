/**
 * `npm run bench`: what builds cost, measured on copies of this site in temporary folders (`--keep` leaves them there).
 *
 * Without more, beside a stock Docusaurus with as many plain pages: cold, warm, after one page changed, and the current
 * versions alone (issues 2 and 7 "What it must show"). `--pages 1000` adds plain pages to both.
 * `--scale 1,3,10` builds copies of the pages instead (issue 10 point 6), of the products that `--products` names.
 */
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { products } from '../docs/products';
import { checkManifest } from '../src/pages-manifest/loadManifest';
import { compareWithStock } from './bench/againstStock';
import { compareScales } from './bench/scales';
import { copySite } from './lib/benchSites';
import { runMain } from './lib/runMain';

const rootDir = path.resolve(__dirname, '..');

const options = {
  pages: { type: 'string', default: '0' },
  scale: { type: 'string' },
  products: { type: 'string', default: 'joy-ui,base-ui' },
  keep: { type: 'boolean', default: false },
} as const;

/**
 * A list of whole numbers from 1 on, such as `1,3,10`.
 *
 * @throws an Error that says what to write
 */
function readScales(text: string): number[] {
  const scales = text.split(',').map(Number);
  if (scales.every((scale) => Number.isInteger(scale) && scale >= 1)) return scales.sort((a, b) => a - b);
  throw new Error(`--scale ${text}: write whole numbers from 1 on, such as --scale 1,3,10`);
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options });
  const scales = values.scale === undefined ? null : readScales(values.scale);
  const versions = checkManifest({ rootDir, products }).products.flatMap((product) => product.versions);
  const folders = [copySite(rootDir)];
  const [siteDir = ''] = folders;
  try {
    if (scales) {
      const names = values.products.split(',');
      const copied = versions.filter(({ product, current }) => current && names.includes(product));
      if (copied.length < names.length)
        throw new Error(`--products ${values.products}: not all are products.`);
      await compareScales(rootDir, siteDir, products, copied, scales);
    } else folders.push(await compareWithStock(rootDir, siteDir, versions, Number(values.pages)));
  } finally {
    if (values.keep) console.log(`Kept ${folders.join(' and ')}`);
    else for (const folder of folders) fs.rmSync(folder, { recursive: true, force: true });
  }
}

runMain(main);
