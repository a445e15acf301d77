// Bundlers load loaders as JavaScript: this shim hands over to the TypeScript that holds the logic.
import createJiti from 'jiti';
import { fileURLToPath } from 'node:url';

const jiti = createJiti(fileURLToPath(import.meta.url), { interopDefault: true });
const { loadPlayground } = jiti('../node/playground/playgroundLoader.ts');

/** @this {import('@rspack/core').LoaderContext} */
export default function playground() {
  return loadPlayground.call(this);
}
