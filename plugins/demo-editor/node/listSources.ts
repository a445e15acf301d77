import fs from 'node:fs';
import path from 'node:path';

const SOURCE = /\.[cm]?[jt]sx?$/;

/** The files of code of a docs instance: its demos, and what they import of their own. */
export function listSources(workspace: string): string[] {
  const contentDir = path.join(workspace, 'content');
  if (!fs.existsSync(contentDir)) return [];
  return fs
    .readdirSync(contentDir, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && SOURCE.test(entry.name) && !entry.name.endsWith('.d.ts'))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}
