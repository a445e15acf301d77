import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import ts from 'typescript';

type Exports = Record<string, unknown>;

const EXTENSIONS = ['', '.ts', '.tsx', '.js', '.mjs', '.json'];

/** What an import gives that cannot be resolved, such as a manifest of API pages: an empty list. */
function stub(): unknown {
  return Object.assign([], { __esModule: true, default: [] });
}

function resolve(from: string, specifier: string): string | undefined {
  if (!specifier.startsWith('.')) return undefined;
  const base = path.resolve(path.dirname(from), specifier);
  return EXTENSIONS.map((extension) => base + extension).find(
    (file) => fs.existsSync(file) && fs.statSync(file).isFile(),
  );
}

interface Loader {
  unresolved: Set<string>;
  /** Exports by file: modules may import each other. */
  loaded: Map<string, unknown>;
}

function loadModule(file: string, loader: Loader): unknown {
  if (loader.loaded.has(file)) return loader.loaded.get(file);
  const text = fs.readFileSync(file, 'utf8');
  if (file.endsWith('.json')) return JSON.parse(text);
  const { outputText } = ts.transpileModule(text, {
    fileName: file,
    compilerOptions: {
      module: ts.ModuleKind.CommonJS,
      target: ts.ScriptTarget.ES2022,
      esModuleInterop: true,
      jsx: ts.JsxEmit.React,
    },
  });
  const module = { exports: {} as unknown };
  const requireFrom = (specifier: string): unknown => {
    const found = resolve(file, specifier);
    if (found) return loadModule(found, loader);
    loader.unresolved.add(specifier);
    return stub();
  };
  loader.loaded.set(file, module.exports);
  const globals = { module, exports: module.exports, require: requireFrom };
  vm.runInNewContext(outputText, globals, { filename: file });
  loader.loaded.set(file, module.exports);
  return module.exports;
}

export interface SourceTree {
  file: string;
  text: string;
  nodes: readonly unknown[];
  /** Imports in whose place an empty list stands. */
  unresolved: string[];
}

/**
 * Reads a page tree of that documentation family (`docs/data/material/pages.ts`). It imports lists of API pages and
 * icons from places that are not here: those are taken as empty. The tree is plain data: it runs without Node.
 *
 * @throws an Error that names the file, and the reason
 */
export function loadSourceTree(file: string): SourceTree {
  const loader: Loader = { unresolved: new Set(), loaded: new Map() };
  let exports: unknown;
  try {
    exports = loadModule(file, loader);
  } catch (error) {
    throw new Error(`The page tree ${file} cannot be read: ${(error as Error).message}`, { cause: error });
  }
  const nodes = Array.isArray(exports) ? exports : (exports as Exports).default;
  if (!Array.isArray(nodes)) {
    throw new Error(
      `The page tree ${file} has no default export that is a list of pages: { pathname, title, children }.`,
    );
  }
  const data = JSON.parse(JSON.stringify(nodes)) as unknown[];
  return { file, text: fs.readFileSync(file, 'utf8'), nodes: data, unresolved: [...loader.unresolved] };
}
