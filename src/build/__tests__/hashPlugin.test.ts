import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { rspack, type Configuration } from '@rspack/core';
import { createHashPlugin } from '../hashPlugin';

const HASH = '0123456789abcdef0123';
const made: string[] = [];

afterAll(() => made.forEach((folder) => fs.rmSync(folder, { recursive: true, force: true })));

function configure(hash: string | undefined, mode: 'production' | 'development', isServer = false) {
  const plugin = createHashPlugin(hash)({} as LoadContext);
  return plugin.configureWebpack?.({ mode } as never, isServer, {} as never, undefined) as Configuration;
}

/** Bundles sources that name a file by its absolute path, as generated files do, in a folder of their own. */
async function bundle(): Promise<Record<string, string>> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), `hash-${'x'.repeat(made.length + 1)}-`));
  made.push(folder);
  const at = (name: string) => path.join(folder, name);
  fs.writeFileSync(at('late.js'), 'export default 1;');
  fs.writeFileSync(at('main.js'), `import(${JSON.stringify(at('late.js'))}); console.log(__webpack_hash__);`);
  const { output, plugins = [] } = configure(HASH, 'production');
  const compiler = rspack({
    mode: 'production',
    context: folder,
    entry: './main.js',
    output: { path: at('out'), filename: '[name].[contenthash:8].js', ...output },
    plugins,
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) =>
      error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString())) : resolve(),
    );
  });
  const files = fs.readdirSync(at('out'), { recursive: true, encoding: 'utf8' }).sort();
  const written = files.filter((name) => name.endsWith('.js'));
  return Object.fromEntries(written.map((name) => [name, fs.readFileSync(at(`out/${name}`), 'utf8')]));
}

describe('createHashPlugin (issue 10 point 6 "file by file")', () => {
  it('makes the same files wherever the sources lie, named by the fingerprint of the unit', async () => {
    const files = await bundle();
    expect(await bundle()).toEqual(files);
    const [chunk = '', main = ''] = Object.keys(files);
    expect(chunk).toMatch(/^assets\/js\/.+\.01234567\.js$/);
    expect(files[main]).toContain(`"${HASH}"`);
  });

  it('leaves the server, development, and builds without a fingerprint as they are', () => {
    expect(configure(HASH, 'production', true)).toEqual({});
    expect(configure(HASH, 'development')).toEqual({});
    expect(configure(undefined, 'production')).toEqual({});
  });
});
