// Bundlers load loaders as JavaScript: this shim hands over to the TypeScript that holds the logic.
import createJiti from 'jiti';
import { fileURLToPath } from 'node:url';

const jiti = createJiti(fileURLToPath(import.meta.url), { interopDefault: true });
const { slimConfig } = jiti('./slimConfig.ts');

function config(source) {
  return slimConfig(source);
}

export { config as default };
