import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { ApiPageData } from '../types';
import { anchorsOfView } from './pages/buildTables';
import { buildTwinText, SCHEMA } from './twinText';

export interface DataLoaderOptions {
  side: 'server' | 'client';
  /** Path below which the site lives. */
  baseUrl: string;
}

/** What the loader uses of the bundler's loader context. */
export interface DataLoaderContext {
  resourcePath: string;
  getOptions(): DataLoaderOptions;
  addDependency(file: string): void;
  emitFile(name: string, content: string): void;
}

/** Name of the file that the browser fetches: its hash lets hosts cache it for ever. */
function assetName(file: string, content: string): string {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  return `assets/api/${path.basename(file, '.json')}.${hash}.json`;
}

function buildServerModule({ view }: ApiPageData): string {
  // Parsing is faster than an object literal, and there are thousands of rows.
  return [
    "import { renderTable } from '@site/plugins/api-reference/server/renderTable';",
    `const view = JSON.parse(${JSON.stringify(JSON.stringify(view))});`,
    `export default { anchors: ${JSON.stringify(anchorsOfView(view))},`,
    '  renderTable: (name, baseUrl) => renderTable(view[name], baseUrl) };',
  ].join('\n');
}

const SCHEMA_FILE = path.join(__dirname, '..', SCHEMA);

/** The page's document for programs, beside the page, and the schema that describes it. */
function emitTwin(context: DataLoaderContext, data: ApiPageData): void {
  context.emitFile(`${data.pathname.slice(1)}.json`, buildTwinText(data, context.getOptions().baseUrl));
  context.addDependency(SCHEMA_FILE);
  context.emitFile(SCHEMA, fs.readFileSync(SCHEMA_FILE, 'utf8'));
}

/**
 * The data of a generated page as a module: on the server what renders its tables, in the browser only the address
 * of the data, for tables that a client-side navigation brings. The browser's build also emits the JSON twin of the
 * page, which the development server then has as well (issue 4 point 3).
 */
export function loadData(this: DataLoaderContext, source: string): string {
  const data = JSON.parse(source) as ApiPageData;
  if (this.getOptions().side === 'server') return buildServerModule(data);
  const content = JSON.stringify(data.view);
  const name = assetName(this.resourcePath, content);
  this.emitFile(name, content);
  emitTwin(this, data);
  const rows = Object.fromEntries(
    Object.entries(data.view).map(([table, { rows: own }]) => [table, own.length]),
  );
  return [
    "import '@site/plugins/api-reference/theme/ApiRows/reference.module.css';",
    `export default { url: __webpack_public_path__ + ${JSON.stringify(name)}, rows: ${JSON.stringify(rows)} };`,
  ].join('\n');
}
