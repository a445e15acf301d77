// Shim, see island.mjs.
import createJiti from 'jiti';
import { fileURLToPath } from 'node:url';

const jiti = createJiti(fileURLToPath(import.meta.url), { interopDefault: true });
const { loadTailwindFile } = jiti('../node/tailwind/tailwindLoaders.ts');

export default function tailwindFile(source) {
  return loadTailwindFile.call(this, source);
}
