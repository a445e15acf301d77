/** `npm start`: the development server with all products, or those in `SITE_PRODUCTS`. */
import { spawn } from 'node:child_process';
import path from 'node:path';

const bin = path.resolve(__dirname, '../node_modules/@docusaurus/core/bin/docusaurus.mjs');
const child = spawn(process.execPath, [bin, 'start', '--no-open', ...process.argv.slice(2)], {
  stdio: 'inherit',
});
child.on('close', (code) => process.exit(code ?? 1));
