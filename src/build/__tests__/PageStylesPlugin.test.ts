import fs from 'node:fs';
import path from 'node:path';
import { rspack } from '@rspack/core';
import { writeFolder } from '../../../scripts/lib/__tests__/folders';
import { PageStylesPlugin } from '../PageStylesPlugin';

/** Bundles two pages, one of which has a style sheet of its own, and returns Docusaurus' list of files after that. */
async function bundle(): Promise<Record<string, unknown>> {
  const folder = writeFolder({
    'main.js': "import './shell.css'; import('./plain'); import('./reference');",
    'shell.css': '.shell { color: red }',
    'plain.js': 'export default 1;',
    'reference.js': "import './reference.css'; export default 2;",
    'reference.css': '.reference { color: blue }',
    'client-manifest.json': JSON.stringify({
      entrypoints: ['main'],
      origins: { main: ['main'], './plain': ['10'], './reference': ['11'] },
      assets: {},
    }),
  });
  const manifest = path.join(folder, 'client-manifest.json');
  const compiler = rspack({
    mode: 'production',
    context: folder,
    entry: { main: './main.js' },
    output: { path: path.join(folder, 'out') },
    optimization: { chunkIds: 'named' },
    module: {
      rules: [{ test: /\.css$/, use: [rspack.CssExtractRspackPlugin.loader, require.resolve('css-loader')] }],
    },
    plugins: [new rspack.CssExtractRspackPlugin(), new PageStylesPlugin(manifest)],
  });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) =>
      error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString())) : resolve(),
    );
  });
  return JSON.parse(fs.readFileSync(manifest, 'utf8')) as Record<string, unknown>;
}

describe('PageStylesPlugin (issue 10 point 1)', () => {
  it('adds the chunk with style sheets of a page to those that its HTML links to, and nothing to other pages', async () => {
    expect(await bundle()).toEqual({
      entrypoints: ['main'],
      origins: {
        main: ['main'],
        './plain': ['10'],
        './reference': ['11', expect.stringMatching(/reference/)],
      },
      assets: {},
    });
  });
});
