import fs from 'node:fs';
import path from 'node:path';
import { loadData, type DataLoaderContext } from '../node/dataLoader';
import type { ApiDocument, ApiView } from '../types';
import { buildFixtureFiles, readFixture } from './pageFixtures';

/** Runs the loader as a bundler does, and collects what it emits. */
async function load(side: 'server' | 'client') {
  const { data, dataOf } = await buildFixtureFiles();
  const emitted = new Map<string, string>();
  const dependencies: string[] = [];
  const context: DataLoaderContext = {
    resourcePath: '/site/.generated/api/material-ui-v7/button.json',
    getOptions: () => ({ side, baseUrl: '/ui/' }),
    addDependency: (file) => void dependencies.push(path.basename(file)),
    emitFile: (name, content) => void emitted.set(name, content),
  };
  const code = loadData.call(context, data.get('button.json') ?? '');
  return { code, emitted, dependencies, view: dataOf('button').view };
}

function assetOf(emitted: ReadonlyMap<string, string>): [name: string, view: ApiView] {
  const name = [...emitted.keys()].find((each) => each.startsWith('assets/')) ?? '';
  return [name, JSON.parse(emitted.get(name) ?? 'null') as ApiView];
}

describe('the data of a page as a module (design §5)', () => {
  it('is in the browser only where the data is, and how many rows to keep room for', async () => {
    const { code, emitted, view } = await load('client');
    const [name, content] = assetOf(emitted);
    expect(name).toMatch(/^assets\/api\/button\.[\da-f]{8}\.json$/);
    expect(content).toEqual(view);
    expect(code).toBe(
      "import '@site/plugins/api-reference/theme/ApiRows/reference.module.css';\n" +
        `export default { url: __webpack_public_path__ + "${name}", rows: {"props":5,"slots":1,"classes":2} };`,
    );
  });

  it('is on the server what renders the tables, and the anchors of their rows', async () => {
    const { code, emitted } = await load('server');
    expect(code).toContain("from '@site/plugins/api-reference/server/renderTable'");
    expect(code).toContain('"button-prop-centerRipple"');
    expect(emitted.size).toBe(0);
  });

  it('brings the JSON twin of the page, with its schema (issue 4 point 3)', async () => {
    const { emitted, dependencies } = await load('client');
    const twin = JSON.parse(emitted.get('material-ui/v7/api/button.json') ?? 'null') as ApiDocument;
    const document = JSON.parse(readFixture('button.json')) as ApiDocument;
    expect(twin).toEqual({ ...document, $schema: '/ui/api.schema.json' });
    const schema = path.join(__dirname, '../api.schema.json');
    expect(emitted.get('api.schema.json')).toBe(fs.readFileSync(schema, 'utf8'));
    expect(dependencies).toEqual(['api.schema.json']);
  });
});
