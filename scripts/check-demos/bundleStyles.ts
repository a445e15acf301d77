import fs from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'esbuild';
import { compileStyle } from '../../plugins/demos/node/compileStyle';
import { toDataUrl } from '../../plugins/demos/node/cssFiles';
import type { Sheet } from '../../plugins/demos/types';

export type Side = 'server' | 'client';

const INSERT = path.join(__dirname, '../../plugins/demos/client/insertSheet.ts');

/** Puts a sheet on the page in the browser, into `demoSheets` on the server. */
export function insertingModule(sheet: Sheet, side: Side): string {
  const code = JSON.stringify(sheet);
  return side === 'client'
    ? `import { insertSheet } from ${JSON.stringify(INSERT)};\ninsertSheet(${code});`
    : `(globalThis.demoSheets ??= []).push(${code});`;
}

/** Compiles the style sheets of demos as the site does: class names are the same on both sides. */
export function bundleStyles(rootDir: string, side: Side): Plugin {
  return {
    name: 'demo-styles',
    setup(build) {
      build.onLoad({ filter: /[\\/]docs[\\/].*\.css$/ }, ({ path: file }) => {
        const { sheet, classNames } = compileStyle(file, fs.readFileSync(file), rootDir, toDataUrl);
        return {
          contents: `${insertingModule(sheet, side)}\nexport default ${JSON.stringify(classNames)};`,
          loader: 'js',
          resolveDir: path.dirname(file),
        };
      });
    },
  };
}
