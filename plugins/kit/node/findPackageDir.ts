import fs from 'node:fs';
import path from 'node:path';

/**
 * Folder of the package that a docs folder resolves: its own copy where npm nested one, else the root's (design §4).
 * `null` where it is not installed.
 */
export function findPackageDir(name: string, folder: string): string | null {
  const candidate = path.join(folder, 'node_modules', name);
  if (fs.existsSync(path.join(candidate, 'package.json'))) return candidate;
  const parent = path.dirname(folder);
  return parent === folder ? null : findPackageDir(name, parent);
}
