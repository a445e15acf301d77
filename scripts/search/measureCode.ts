import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { build, type Plugin } from 'esbuild';

/** What a host that compresses ahead of time sends, about. */
export function compressedSize(content: string | Uint8Array): number {
  return zlib.brotliCompressSync(content, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 9 } }).length;
}

/** Theme components of the plugin by the names that they import each other by. */
function createThemePlugin(folder: string): Plugin {
  return {
    name: 'theme',
    setup({ onResolve }) {
      onResolve({ filter: /^@theme\// }, ({ path: name }) => {
        const file = path.join(folder, 'theme', name.slice('@theme/'.length), 'index.tsx');
        return fs.existsSync(file) ? { path: file } : { path: name, external: true };
      });
    },
  };
}

/**
 * Bytes of the code that the first search fetches, dialog and engine, compressed: bundled on its own, without what pages
 * have anyway.
 */
export async function measureCode(rootDir: string): Promise<number> {
  const folder = path.join(rootDir, 'plugins/search');
  const { outputFiles } = await build({
    entryPoints: [path.join(folder, 'theme/SearchDialog/index.tsx')],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    outdir: path.join(rootDir, '.cache/search-code'),
    loader: { '.css': 'local-css' },
    external: ['react', 'react/*', 'react-dom', '@docusaurus/*'],
    plugins: [createThemePlugin(folder)],
    logLevel: 'silent',
  });
  return outputFiles
    .filter(({ path: file }) => file.endsWith('.js'))
    .reduce((sum, { contents }) => sum + compressedSize(contents), 0);
}
