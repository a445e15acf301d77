import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import type { ProductRow } from '../../docs/products';
import { editVersions, findVersion } from './productsFile';

/**
 * Makes another version of a product the current one.
 *
 * @throws an Error where the product has no such version, or has it as current already
 */
export function setCurrent(rootDir: string, product: ProductRow, id: string): void {
  if (findVersion(product, id).current) throw new Error(`"${id}" is the current version of "${product.id}".`);
  editVersions(rootDir, product.id, (versions) =>
    versions.map(({ current: _, ...version }) => ({
      ...version,
      ...(version.id === id && { current: true }),
    })),
  );
}

/** Why files would be lost for good, or nothing. */
function findUnsaved(rootDir: string, folder: string): string | null {
  const { status, stdout } = spawnSync('git', ['status', '--porcelain', '--', folder], {
    cwd: rootDir,
    encoding: 'utf8',
  });
  if (status !== 0) return 'is not under git';
  return stdout.trim() === '' ? null : 'has changes that are not committed';
}

/**
 * Removes a version: its folder and its row.
 *
 * @param force also where git cannot bring the files back
 * @returns the folder that was removed, relative to the root
 * @throws an Error for the current version, and for files that would be lost
 */
export function removeVersion(rootDir: string, product: ProductRow, id: string, force: boolean): string {
  const folder = `docs/${product.id}/${id}`;
  if (findVersion(product, id).current) {
    const others = product.versions.filter((version) => version.id !== id).map((version) => version.id);
    const advice = others[0]
      ? `Make another one current first: npm run version:current -- ${product.id} ${others[0]}`
      : 'It is the only one: remove the product by hand.';
    throw new Error(`"${id}" is the current version of "${product.id}". ${advice}`);
  }
  const reason = force ? null : findUnsaved(rootDir, folder);
  if (reason) throw new Error(`${folder} ${reason}, so it would be lost. Commit it, or add --force.`);
  editVersions(rootDir, product.id, (versions) => versions.filter((version) => version.id !== id));
  fs.rmSync(path.join(rootDir, folder), { recursive: true, force: true });
  return folder;
}
