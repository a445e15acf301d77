// Bundlers load loaders as JavaScript: this shim hands over to the TypeScript that holds the logic.
import createJiti from 'jiti';
import { fileURLToPath } from 'node:url';

const jiti = createJiti(fileURLToPath(import.meta.url), { interopDefault: true });
const { loadRoutes } = jiti('./routesLoader.ts');

function routes() {
  return loadRoutes.call(this);
}

export { routes as default };
