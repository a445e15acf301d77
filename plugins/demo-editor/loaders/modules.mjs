// Bundlers load loaders as JavaScript: this shim hands over to the TypeScript that holds the logic.
import createJiti from 'jiti';
import { fileURLToPath } from 'node:url';

const jiti = createJiti(fileURLToPath(import.meta.url), { interopDefault: true });
const { loadModules } = jiti('../node/modulesLoader.ts');

export default function modules() {
  const callback = this.async();
  loadModules.call(this).then(
    (result) => callback(null, result),
    (error) => callback(error),
  );
}
