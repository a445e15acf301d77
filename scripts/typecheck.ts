/**
 * `npm run typecheck [-- PRODUCT[@VERSION]…]`: the site itself and each docs workspace, or some of them, whose demos are
 * checked against their own libraries.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { compilerArgs } from './lib/compilerArgs';

const rootDir = path.resolve(__dirname, '..');

function listProjects(names: readonly string[]): string[] {
  const isNamed = (product: string, version: string) =>
    names.length === 0 ||
    [product, `${product}@${version.replace(/^v/, '')}`].some((name) => names.includes(name));
  const products = fs
    .readdirSync(path.join(rootDir, 'docs'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory());
  const workspaces = products.flatMap((product) =>
    fs
      .readdirSync(path.join(rootDir, 'docs', product.name))
      .filter((version) => isNamed(product.name, version))
      .map((version) => `docs/${product.name}/${version}`),
  );
  return ['.', ...workspaces.filter((folder) => fs.existsSync(path.join(rootDir, folder, 'tsconfig.json')))];
}

const failed = listProjects(process.argv.slice(2)).filter((project) => {
  const args = compilerArgs(rootDir, project);
  const { status } = spawnSync(process.execPath, args, { cwd: rootDir, stdio: 'inherit' });
  return status !== 0;
});
if (failed.length > 0) {
  console.error(`Type errors in: ${failed.join(', ')}`);
  process.exitCode = 1;
}
