/**
 * `npm run manifest`: writes the page manifest, or prints everything that is wrong with the pages (design §2). The
 * root of another site may be given as an argument.
 */
import path from 'node:path';
import { writeManifest } from '../src/pages-manifest/writeManifest';

try {
  const { manifest, changed } = writeManifest(path.resolve(process.argv[2] ?? path.join(__dirname, '..')));
  const versions = manifest.products.flatMap((product) => product.versions);
  const pages = versions.reduce((sum, version) => sum + version.pages.length, 0);
  const counts = `${manifest.products.length} products, ${versions.length} versions, ${pages} pages`;
  console.log(`Page manifest: ${counts}${changed ? '' : ' (unchanged)'}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
