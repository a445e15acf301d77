// Bundlers load loaders as JavaScript: this shim hands over to the TypeScript that holds the logic.
import createJiti from 'jiti';
import { fileURLToPath } from 'node:url';

const jiti = createJiti(fileURLToPath(import.meta.url), { interopDefault: true });
const { pitchIsland } = jiti('../node/islandLoader.ts');

export default function island(source) {
  return source;
}

/** @this {import('@rspack/core').LoaderContext} */
export function pitch() {
  const callback = this.async();
  pitchIsland.call(this).then(
    (result) => callback(null, result),
    (error) => callback(error),
  );
}
