// Shim, see island.mjs.
import createJiti from 'jiti';
import { fileURLToPath } from 'node:url';

const jiti = createJiti(fileURLToPath(import.meta.url), { interopDefault: true });
const { loadSource } = jiti('../node/sourceLoader.ts');

export default function source() {
  const callback = this.async();
  loadSource.call(this).then(
    (result) => callback(null, result),
    (error) => callback(error),
  );
}
