import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { ApiPageData } from '../../types';
import { findPlayground, type FoundPlayground } from './findPlayground';
import { writePreview } from './writePreview';

/** What the loader uses of the bundler's loader context. */
export interface PlaygroundLoaderContext {
  /** `docs/<product>/<version>/pages.ts`: imports are looked up from its folder. */
  resourcePath: string;
  /** `?button`, or `?button&preview` for the module with the component. */
  resourceQuery: string;
  rootContext: string;
  /** `?server` or `?client`. */
  query: string | object;
  addDependency(file: string): void;
  addMissingDependency(file: string): void;
}

const WORKSPACE = /[\\/]docs[\\/]([^\\/]+)[\\/]([^\\/]+)[\\/]pages\.ts$/;

function load(context: PlaygroundLoaderContext, slug: string): FoundPlayground {
  const [, product, version] = WORKSPACE.exec(context.resourcePath) ?? [];
  const file = path.join(context.rootContext, `.generated/api/${product}-${version}/${slug}.json`);
  context.addDependency(file);
  const { document } = JSON.parse(fs.readFileSync(file, 'utf8')) as ApiPageData;
  const found = findPlayground(document);
  if (!found)
    throw new Error(
      `${document.name} has no playground: it is not in plugins/api-reference/node/playground.`,
    );
  return found;
}

/** Compiles JSX away; what is wrong with an override is told by its test. */
function compile(source: string): string {
  const { outputText } = ts.transpileModule(source, {
    fileName: 'preview.jsx',
    compilerOptions: {
      jsx: ts.JsxEmit.ReactJSX,
      module: ts.ModuleKind.ESNext,
      target: ts.ScriptTarget.ES2022,
    },
  });
  return outputText;
}

/** `docs/<product>/<version>/DemoRoot.tsx` wraps the demos of its libraries in their theme, where it exists. */
function findRoot(context: PlaygroundLoaderContext): string | null {
  const file = path.join(path.dirname(context.resourcePath), 'DemoRoot.tsx');
  if (fs.existsSync(file)) return './DemoRoot.tsx';
  context.addMissingDependency(file);
  return null;
}

function buildServerModule(preview: string, root: string | null, controls: number): string {
  return [
    `import * as module from ${preview};`,
    "import { renderPlayground } from '@site/plugins/api-reference/server/renderPlayground';",
    root ? `import Root, { styles } from '${root}';` : 'const Root = null, styles = undefined;',
    `export default { controls: ${controls}, render: (seen) => renderPlayground(module, { Root, styles }, seen) };`,
  ].join('\n');
}

function buildClientModule(preview: string, root: string | null, controls: number): string {
  const loadRoot = root ? `import('${root}')` : 'null';
  return [
    "import '@site/plugins/api-reference/theme/PlaygroundPanel/reference.module.css';",
    `export default { controls: ${controls}, load: () => Promise.all([import(${preview}), ${loadRoot}]) };`,
  ].join('\n');
}

/**
 * `import Play0 from '!!api-playground!@site/docs/material-ui/v9/pages.ts?button'`: on the server the playground as
 * HTML; in the browser only the way to its code, so that no component is in a page's own script. With `&preview`, the
 * generated module that shows the component with the version's own copy of the library.
 */
export function loadPlayground(this: PlaygroundLoaderContext): string {
  const [slug = '', part] = this.resourceQuery.slice(1).split('&');
  const found = load(this, slug);
  if (part === 'preview') return compile(writePreview(found));
  const preview = JSON.stringify(`!!api-playground!./pages.ts?${slug}&preview`);
  const { length } = found.data.controls;
  const build = this.query === '?server' ? buildServerModule : buildClientModule;
  return build(preview, findRoot(this), length);
}
