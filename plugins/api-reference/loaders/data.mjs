// Bundlers load loaders as JavaScript: this shim hands over to the TypeScript that holds the logic.
import createJiti from 'jiti';
import { fileURLToPath } from 'node:url';

const jiti = createJiti(fileURLToPath(import.meta.url), { interopDefault: true });
const { loadData } = jiti('../node/dataLoader.ts');

/** @this {import('@rspack/core').LoaderContext} */
export default function data(source) {
  return loadData.call(this, source);
}
