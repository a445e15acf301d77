import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import ts from 'typescript';

/** A library as the compiler sees it: its declarations, and nothing of how it runs. */
export interface ApiProgram {
  /** Absolute folder of the package. */
  packageDir: string;
  /** Name and installed version from its package.json. */
  packageName: string;
  version: string;
  program: ts.Program;
  checker: ts.TypeChecker;
  /** Names under which a reader reaches types that are declared by another: `SelectTriggerState` as `Select.Trigger.State`. */
  typeNames?: ReadonlyMap<ts.Symbol, string>;
}

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  // Declarations of demos and tests must not enter through an index file.
  allowJs: false,
};

/** Where React's types come from if nothing is installed beside the package (a package unpacked in a folder of its own). */
function reactTypes(packageDir: string): ts.CompilerOptions {
  const canResolve = (from: string): string | undefined => {
    try {
      return path.dirname(
        createRequire(path.join(from, 'package.json')).resolve('@types/react/package.json'),
      );
    } catch {
      return undefined;
    }
  };
  const own = canResolve(process.cwd());
  if (canResolve(packageDir) || !own) {
    return {};
  }
  return {
    paths: {
      react: [own],
      'react/*': [`${own}/*`],
      csstype: [`${path.resolve(own, '../../csstype')}`],
    },
  };
}

const sourceFiles = new Map<string, ts.SourceFile | undefined>();

/** Declarations that stand in no file, by the absolute name that they would have. */
export type VirtualFiles = ReadonlyMap<string, string>;

/** A host that parses each file once for all programs of this process: libraries share React, the DOM and each other. */
function createSharedHost(options: ts.CompilerOptions, virtual: VirtualFiles): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getSourceFile = (fileName, languageVersion, ...rest) => {
    const text = virtual.get(fileName);
    if (text !== undefined) {
      return ts.createSourceFile(fileName, text, languageVersion);
    }
    const mode = typeof languageVersion === 'object' ? languageVersion.impliedNodeFormat : undefined;
    const key = `${fileName}|${mode ?? ''}`;
    if (!sourceFiles.has(key)) {
      sourceFiles.set(key, getSourceFile.call(host, fileName, languageVersion, ...rest));
    }
    return sourceFiles.get(key);
  };
  return host;
}

/**
 * Creates the program of a package for the declaration files `entries` (absolute). Throws nothing for broken types:
 * what does not resolve becomes `any`, as it is for a reader's editor.
 */
export function createApiProgram(
  packageDir: string,
  entries: readonly string[],
  virtual: VirtualFiles = new Map(),
): ApiProgram {
  const manifest = JSON.parse(fs.readFileSync(path.join(packageDir, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
  };
  const options = { ...OPTIONS, ...reactTypes(packageDir) };
  const program = ts.createProgram({
    rootNames: [...entries, ...virtual.keys()],
    options,
    host: createSharedHost(options, virtual),
  });
  return {
    packageDir,
    packageName: manifest.name,
    version: manifest.version,
    program,
    checker: program.getTypeChecker(),
  };
}

/** What `export { A as B }` and `import` stand for; the symbol itself if it is no alias. */
export function resolveAlias(api: ApiProgram, symbol: ts.Symbol): ts.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? api.checker.getAliasedSymbol(symbol) : symbol;
}

/** The exports of a declaration file, by the name that a reader imports, re-exports followed; empty if it is no module. */
export function resolveExports(api: ApiProgram, fileName: string): Map<string, ts.Symbol> {
  const file = api.program.getSourceFile(fileName);
  const symbol = file && api.checker.getSymbolAtLocation(file);
  if (!symbol) {
    return new Map();
  }
  return new Map(
    api.checker.getExportsOfModule(symbol).map((entry) => [entry.name, resolveAlias(api, entry)] as const),
  );
}

/** Path of a declaration relative to the package, with `/`; undefined if it is declared elsewhere. */
export function relativeSource(api: ApiProgram, node: ts.Node): string | undefined {
  const relative = path.relative(api.packageDir, node.getSourceFile().fileName);
  return relative.startsWith('..') || relative.includes('node_modules')
    ? undefined
    : relative.split(path.sep).join('/');
}
