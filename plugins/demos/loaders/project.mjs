// Shim, see island.mjs.
import createJiti from 'jiti';
import { fileURLToPath } from 'node:url';

const jiti = createJiti(fileURLToPath(import.meta.url), { interopDefault: true });
const { loadProject } = jiti('../node/projectLoader.ts');

export default function project() {
  const callback = this.async();
  loadProject.call(this).then(
    (result) => callback(null, result),
    (error) => callback(error),
  );
}
