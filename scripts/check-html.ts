/**
 * `npm run check:html [-- --dir build] [--every N]`: whether the HTML of every page, or of every Nth, is valid (issue 10
 * point 4). What the libraries themselves render is in `scripts/check-html/allowed.ts`, with reasons.
 */
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { checkHtml, formatFaults } from './check-html/checkHtml';
import { runMain } from './lib/runMain';

function listPages(dir: string): string[] {
  if (!fs.existsSync(dir))
    throw new Error(`There is no ${dir}. Run "npm run build" first, or name its folder: --dir.`);
  return fs
    .readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .sort();
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { dir: { type: 'string', default: 'build' }, every: { type: 'string', default: '1' } },
  });
  const step = Number(values.every);
  if (!Number.isInteger(step) || step < 1)
    throw new Error(`--every is "${values.every}". Type a number such as 10.`);
  const files = listPages(values.dir).filter((_, index) => index % step === 0);
  const read = (file: string) => fs.readFileSync(path.join(values.dir, file), 'utf8');
  const { faults } = await checkHtml(files, read);
  if (faults.length > 0) {
    throw new Error(`The HTML of ${values.dir} has ${faults.length} faults:\n${formatFaults(faults)}`);
  }
  console.log(`The HTML of ${files.length} pages is valid`);
}

runMain(main);
