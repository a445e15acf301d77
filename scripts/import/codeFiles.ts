import path from 'node:path';
import ts from 'typescript';
import type { Copy, Source } from './types';

const CODE = /\.(?:[cm]?[jt]sx?)$/;
const EXTENSIONS = ['', '.tsx', '.ts', '.jsx', '.js', '.mjs', '.json'];

/** Bundler aliases and roots of that family's repositories: no package will ever have these names here. */
const NEVER_A_PACKAGE = /^(?:[/~!]|@site\/|(?:docs|docsx|modules|src|pages|scripts|test)(?:\/|$))/;

/** Folders beside content/ are still in the workspace, so modules may lie there; files beside it have a meaning. */
const OUTSIDE = /^\.\.\/(?:\.\.\/|node_modules\/|[^/]+$)/;

/** What a demo and the files that it needs come to. */
export interface CodeGraph {
  files: Copy[];
  /** Specifiers of packages, each with the source file that imports it first. */
  packages: Map<string, string>;
  /** Imports that no installation can give, in words. */
  broken: string[];
}

export function isCode(file: string): boolean {
  return CODE.test(file);
}

/** `from 'x'` of imports and exports, `import('x')`, `require('x')`. */
function specifierOf(node: ts.Node): ts.Node | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return node.moduleSpecifier;
  if (!ts.isCallExpression(node)) return undefined;
  const isImport = node.expression.kind === ts.SyntaxKind.ImportKeyword;
  const isRequire = ts.isIdentifier(node.expression) && node.expression.text === 'require';
  return isImport || isRequire ? node.arguments[0] : undefined;
}

/** Module specifiers of a file, in order; read by the parser, because demos have code in strings too. */
export function importsOf(text: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const specifier = specifierOf(node);
    if (specifier && ts.isStringLiteralLike(specifier)) found.push(specifier.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('demo.tsx', text, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX));
  return [...new Set(found)];
}

/** A module as a bundler finds it; TypeScript goes before the JavaScript that was made of it. */
function findModule(source: Source, base: string): string | undefined {
  const stem = base.replace(/\.jsx?$/, '');
  const candidates = [
    ...EXTENSIONS.map((end) => stem + end),
    base,
    ...EXTENSIONS.map((end) => `${base}/index${end}`),
  ];
  return candidates.find((file) => /\.\w+$/.test(file) && source.has(file));
}

/** Where a file goes that a copied file refers to: its relative address stays the same, so nothing is rewritten. */
function targetOf(specifier: string, found: string, importer: Copy): string {
  const address = path.posix.join(path.posix.dirname(importer.to), specifier);
  const isIndex = path.posix.basename(found, path.posix.extname(found)) === 'index';
  const folder = isIndex && path.posix.basename(address) !== 'index' ? address : path.posix.dirname(address);
  return path.posix.join(folder, path.posix.basename(found));
}

/**
 * Follows the imports of a file: its neighbors are taken with it, packages are named.
 *
 * @param start the demo and where it goes
 */
export function followImports(source: Source, start: Copy): CodeGraph {
  const graph: CodeGraph = { files: [], packages: new Map(), broken: [] };
  const visit = (copy: Copy): void => {
    if (graph.files.some(({ to }) => to === copy.to)) return;
    graph.files.push(copy);
    if (!isCode(copy.from)) return;
    for (const specifier of importsOf(source.read(copy.from))) {
      if (NEVER_A_PACKAGE.test(specifier))
        graph.broken.push(`it imports "${specifier}", which exists in its repository only`);
      else if (!specifier.startsWith('.'))
        graph.packages.set(specifier, graph.packages.get(specifier) ?? copy.from);
      else visitNeighbor(specifier, copy);
    }
  };
  const visitNeighbor = (specifier: string, importer: Copy): void => {
    const found = findModule(source, path.posix.join(path.posix.dirname(importer.from), specifier));
    const to = found && targetOf(specifier, found, importer);
    if (!found || !to) graph.broken.push(`it imports "${specifier}", which is not in the folder`);
    else if (OUTSIDE.test(to))
      graph.broken.push(`it imports "${specifier}", which would lie outside the version's folder`);
    else visit({ from: found, to });
  };
  visit(start);
  return graph;
}
