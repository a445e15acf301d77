/** `npm start`: the development server with all products, or those in `SITE_PRODUCTS`. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { products } from '../docs/products';
import { prepareApi } from '../src/build/api/prepareApi';
import { readEnv } from '../src/build/env';
import { selectUnits } from '../src/build/units';
import { runMain } from './lib/runMain';
import { tellOfLicense } from './lib/tellOfLicense';

const rootDir = path.resolve(__dirname, '..');
const bin = path.join(rootDir, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');

async function main(): Promise<void> {
  await prepareApi({ rootDir, products });
  const env = readEnv();
  const license = tellOfLicense(rootDir, selectUnits(products, env), env.xLicenseKey);
  if (license !== null) console.log(license);
  const child = spawn(process.execPath, [bin, 'start', '--no-open', ...process.argv.slice(2)], {
    stdio: 'inherit',
  });
  child.on('close', (code) => process.exit(code ?? 1));
}

runMain(main);
