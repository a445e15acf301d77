import fs from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'esbuild';
import { compileTailwind } from '../../plugins/demos/node/tailwind/compileTailwind';
import { tailwindMainOf } from '../../plugins/demos/node/tailwind/tailwindFolder';
import { insertingModule, type Side } from './bundleStyles';

/** Source that the JSX of a Tailwind demo is made by: `demo-tailwind:<main file>/jsx-dev-runtime`. */
const RUNTIME = 'demo-tailwind:';

const SCOPE_CLASSES = path.join(__dirname, '../../plugins/demos/client/scopeClasses.ts');

/** React's runtime, whose elements get the demo's scope; see `loadTailwindRuntime` of the plugin. */
async function buildRuntime(main: string, rootDir: string, side: Side): Promise<string> {
  const { scope, sheet } = await compileTailwind(main, rootDir);
  return [
    `import * as runtime from 'react/jsx-dev-runtime';`,
    `import { scopeClasses } from ${JSON.stringify(SCOPE_CLASSES)};`,
    `export const Fragment = runtime.Fragment;`,
    `export const jsxDEV = scopeClasses(runtime.jsxDEV, ${JSON.stringify(scope)});`,
    insertingModule(sheet, side),
  ].join('\n');
}

/** Compiles the classes of Tailwind demos as the site does. */
export function bundleTailwind(rootDir: string, side: Side): Plugin {
  return {
    name: 'demo-tailwind',
    setup(build) {
      const files = { filter: /[\\/]content[\\/].*[\\/]tailwind[\\/].*\.[jt]sx?$/, namespace: 'file' };
      build.onLoad(files, ({ path: file }) => {
        const main = tailwindMainOf(file);
        const source = fs.readFileSync(file, 'utf8');
        return {
          contents: main === null ? source : `/** @jsxImportSource ${RUNTIME}${main} */ ${source}`,
          loader: file.endsWith('.ts') ? 'ts' : 'tsx',
        };
      });
      build.onResolve({ filter: new RegExp(`^${RUNTIME}`) }, ({ path: source }) => ({
        path: source.slice(RUNTIME.length).replace(/\/jsx-dev-runtime$/, ''),
        namespace: 'demo-tailwind',
      }));
      build.onLoad({ filter: /.*/, namespace: 'demo-tailwind' }, async ({ path: main }) => ({
        contents: await buildRuntime(main, rootDir, side),
        loader: 'js',
        resolveDir: path.dirname(main),
      }));
    },
  };
}
