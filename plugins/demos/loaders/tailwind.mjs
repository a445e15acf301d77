// Shim, see island.mjs.
import createJiti from 'jiti';
import { fileURLToPath } from 'node:url';

const jiti = createJiti(fileURLToPath(import.meta.url), { interopDefault: true });
const { loadTailwindRuntime } = jiti('../node/tailwind/tailwindLoaders.ts');

export default function tailwind() {
  const callback = this.async();
  loadTailwindRuntime.call(this).then(
    (result) => callback(null, result),
    (error) => callback(error),
  );
}
