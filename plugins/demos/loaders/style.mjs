// Shim, see island.mjs.
import createJiti from 'jiti';
import { fileURLToPath } from 'node:url';

const jiti = createJiti(fileURLToPath(import.meta.url), { interopDefault: true });
const { loadStyle } = jiti('../node/styleLoader.ts');

export default function style(code) {
  return loadStyle.call(this, code);
}
