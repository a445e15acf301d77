import fs from 'node:fs';
import path from 'node:path';
import type { ApiChangesData, ApiListData } from '../../types';

type PageData = ApiChangesData | ApiListData;

/** Data of those pages that are not of one component or hook. */
const NAMES = ['changes.json', 'index.json'];

function readData(siteDir: string): PageData[] {
  const folder = path.join(siteDir, '.generated/api');
  const names = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  return names
    .flatMap((name) => NAMES.map((file) => path.join(folder, name, file)))
    .filter((file) => fs.existsSync(file))
    .map((file) => JSON.parse(fs.readFileSync(file, 'utf8')) as PageData);
}

/** Writes the JSON twins of those pages that a build has: `/material-ui/api.json`, `/material-ui/api/changes.json`. */
export function publishData(
  siteDir: string,
  outDir: string,
  routes: readonly string[],
  baseUrl: string,
): void {
  const pages = new Set(routes);
  for (const data of readData(siteDir)) {
    if (!pages.has(baseUrl + data.pathname.slice(1))) continue;
    const file = path.join(outDir, `${data.pathname.slice(1)}.json`);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, `${JSON.stringify(data, null, 2)}\n`);
  }
}
