import fs from 'node:fs';
import path from 'node:path';
import type { ApiChangesData } from '../../types';

function readChanges(siteDir: string): ApiChangesData[] {
  const folder = path.join(siteDir, '.generated/api');
  const names = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  return names
    .map((name) => path.join(folder, name, 'changes.json'))
    .filter((file) => fs.existsSync(file))
    .map((file) => JSON.parse(fs.readFileSync(file, 'utf8')) as ApiChangesData);
}

/** Writes the JSON twins of those pages of changes that a build has: `/material-ui/api/changes.json`. */
export function publishChanges(
  siteDir: string,
  outDir: string,
  routes: readonly string[],
  baseUrl: string,
): void {
  const pages = new Set(routes);
  for (const data of readChanges(siteDir)) {
    if (!pages.has(baseUrl + data.pathname.slice(1))) continue;
    const file = path.join(outDir, `${data.pathname.slice(1)}.json`);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, `${JSON.stringify(data, null, 2)}\n`);
  }
}
