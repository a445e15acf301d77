/** `npm run links [-- --dir build]`: checks every internal link and anchor of the merged output. */
import path from 'node:path';
import { parseArgs } from 'node:util';
import redirects from '../redirects';
import { readEnv } from '../src/build/env';
import { findBrokenLinks, formatBrokenLinks } from './lib/findBrokenLinks';
import { runMain } from './lib/runMain';

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { dir: { type: 'string', default: 'build' } } });
  const { url, baseUrl } = readEnv();
  const { pages, links, broken } = findBrokenLinks({
    dir: path.resolve(values.dir),
    url,
    baseUrl,
    redirects,
  });
  if (broken.length > 0) {
    throw new Error(`${broken.length} links of ${values.dir} lead nowhere:\n${formatBrokenLinks(broken)}`);
  }
  console.log(`${links} links on ${pages} pages lead somewhere`);
}

runMain(main);
