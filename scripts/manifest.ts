/**
 * `npm run manifest`: writes the API pages and the page manifest, or prints everything that is wrong with the pages
 * (design §2). The root of another site may be given as an argument: its generated pages stay as they are.
 */
import path from 'node:path';
import { products } from '../docs/products';
import { versions as facts } from '../docs/versions';
import { hasApi } from '../src/build/api/hasApi';
import { prepareApi } from '../src/build/api/prepareApi';
import { readEnv } from '../src/build/env';
import { assertVersions } from '../src/build/versions/checkVersions';
import { writeManifest } from '../src/pages-manifest/writeManifest';
import { runMain } from './lib/runMain';

async function main(): Promise<void> {
  const [, , otherRoot] = process.argv;
  const rootDir = path.resolve(otherRoot ?? path.join(__dirname, '..'));
  const env = readEnv();
  if (otherRoot === undefined) await prepareApi({ rootDir, products, env });
  const { manifest, changed } = writeManifest(rootDir, { generated: hasApi(env) });
  if (otherRoot === undefined) assertVersions(rootDir, facts, manifest);
  const versions = manifest.products.flatMap((product) => product.versions);
  const pages = versions.reduce((sum, version) => sum + version.pages.length, 0);
  const counts = `${manifest.products.length} products, ${versions.length} versions, ${pages} pages`;
  console.log(`Page manifest: ${counts}${changed ? '' : ' (unchanged)'}`);
}

runMain(main);
