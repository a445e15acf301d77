import type { LoaderContext } from '../loaderContext';
import { compileTailwind, type CompiledTailwind } from './compileTailwind';
import { tailwindMainOf } from './tailwindFolder';

/** Compiles a Tailwind demo and tells the bundler what it was made from. */
export async function compileFor(context: LoaderContext, main: string): Promise<CompiledTailwind> {
  const compiled = await compileTailwind(main, context.rootContext);
  compiled.inputs.forEach((file) => context.addDependency(file));
  return compiled;
}

/**
 * For the files of a Tailwind demo, before they are compiled: their JSX is made by the runtime of their demo, which
 * gives elements the scope of its sheet. The query takes up what the compiler adds, `/jsx-runtime`.
 */
export function loadTailwindFile(this: LoaderContext, source: string): string {
  const main = tailwindMainOf(this.resourcePath);
  return main === null ? source : `/** @jsxImportSource !!demo-tailwind!${main}?runtime= */ ${source}`;
}

/**
 * `import { jsx } from '!!demo-tailwind!./index.tsx?runtime=/jsx-runtime'`: React's runtime, whose elements get the
 * scope beside their classes; in the browser the sheet comes with it, before the demo renders.
 */
export async function loadTailwindRuntime(this: LoaderContext): Promise<string> {
  const { scope, sheet } = await compileFor(this, this.resourcePath);
  const runtime = this.resourceQuery.endsWith('/jsx-dev-runtime') ? 'jsx-dev-runtime' : 'jsx-runtime';
  const names = runtime === 'jsx-runtime' ? ['jsx', 'jsxs'] : ['jsxDEV'];
  const lines = [
    `import * as runtime from 'react/${runtime}';`,
    `import { scopeClasses } from '@demos/client/scopeClasses';`,
    `export const Fragment = runtime.Fragment;`,
    ...names.map((name) => `export const ${name} = scopeClasses(runtime.${name}, ${JSON.stringify(scope)});`),
  ];
  if (this.query !== '?server') {
    lines.unshift(`import { insertSheet } from '@demos/client/insertSheet';`);
    lines.push(`insertSheet(${JSON.stringify(sheet)});`);
  }
  return lines.join('\n');
}
