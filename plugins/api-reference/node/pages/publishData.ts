import fs from 'node:fs';
import path from 'node:path';
import type { ApiChangesData, ApiListData, ApiPageData } from '../../types';
import { buildTwinText } from '../twinText';

type ListData = ApiChangesData | ApiListData;

/** Data of those pages that are not of one component or hook. */
const NAMES = ['changes.json', 'index.json'];

function listFiles(siteDir: string): string[] {
  const folder = path.join(siteDir, '.generated/api');
  const names = fs.existsSync(folder) ? fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  return names
    .filter((name) => name.endsWith('.json') && path.dirname(name) !== '.')
    .map((name) => path.join(folder, name));
}

function toText(data: ApiPageData | ListData, baseUrl: string): string {
  return 'document' in data ? buildTwinText(data, baseUrl) : `${JSON.stringify(data, null, 2)}\n`;
}

/**
 * Writes the JSON twins of those pages that a build has: `/material-ui/api.json`, `/material-ui/api/changes.json`, and of
 * components and hooks those that have no tables. The tables of the others bring theirs (`dataLoader.ts`).
 */
export function publishData(
  siteDir: string,
  outDir: string,
  routes: readonly string[],
  baseUrl: string,
): void {
  const pages = new Set(routes);
  for (const source of listFiles(siteDir)) {
    const data = JSON.parse(fs.readFileSync(source, 'utf8')) as Partial<ApiPageData> | ListData;
    if (data.pathname === undefined || !pages.has(baseUrl + data.pathname.slice(1))) continue;
    const file = path.join(outDir, `${data.pathname.slice(1)}.json`);
    if (!NAMES.includes(path.basename(source)) && fs.existsSync(file)) continue;
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, toText(data as ApiPageData | ListData, baseUrl));
  }
}
