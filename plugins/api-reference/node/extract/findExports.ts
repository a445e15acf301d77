import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { Conventions } from './conventions';
import { findIndexFile } from './findIndexFile';
import { parseDocLinks } from './parseDocLinks';
import { resolveExports, type ApiProgram } from './program';
import { readDocs } from './readDocs';

/** Something that a reader can import. */
export interface ApiExport {
  /** As it is documented, without `Unstable_`. */
  name: string;
  /** As it is exported. */
  exportName: string;
  symbol: ts.Symbol;
}

const INDEX = 'index.d.ts';

/** Components that only an entry point of their own exports, such as `@mui/material/PigmentGrid`. */
function findSubfolders(packageDir: string): string[] {
  return fs
    .readdirSync(packageDir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[A-Z]/.test(entry.name))
    .map(({ name }) => ({ name, file: path.join(packageDir, name, `${name}.d.ts`) }))
    .filter(
      ({ name, file }) => fs.existsSync(file) && fs.readFileSync(file, 'utf8').includes(`[${name} API]`),
    )
    .map(({ name }) => path.join(packageDir, name, INDEX))
    .filter((file) => fs.existsSync(file));
}

/** The declaration files that make the program of a package: what its root exports, and its folders of components. */
export function findEntryFiles(packageDir: string): string[] {
  return [findIndexFile(packageDir), ...findSubfolders(packageDir).sort()];
}

/** All exports by name; a component's own folder adds its default export if the root does not have it. */
function listAll(api: ApiProgram): Map<string, ts.Symbol> {
  const all = resolveExports(api, findIndexFile(api.packageDir));
  for (const file of findSubfolders(api.packageDir)) {
    const name = path.basename(path.dirname(file));
    const own = resolveExports(api, file);
    const symbol = own.get(name) ?? own.get('default');
    if (symbol && !all.has(name)) {
      all.set(name, symbol);
    }
  }
  return all;
}

/** Whether a name is that of a hook: `useTheme`. */
export function isHook(name: string): boolean {
  return /^use[A-Z]/.test(name);
}

const RENDERED = /\b(?:Element|ReactNode|ReactPortal|null|any)\b/;

/** Whether a value of this type takes props and returns nodes, or has instances with a `render` of their own. */
function isRendered(type: ts.Type, { checker }: ApiProgram): boolean {
  return (
    type
      .getCallSignatures()
      .some((signature) => RENDERED.test(checker.typeToString(signature.getReturnType()))) ||
    type
      .getConstructSignatures()
      .some((signature) => signature.getReturnType().getProperty('render') !== undefined)
  );
}

/** Whether a value can be rendered; a `JSXElementConstructor`, such as `SwipeableDrawer`, is a function or a class. */
function isComponent(symbol: ts.Symbol, api: ApiProgram): boolean {
  const type = api.checker.getTypeOfSymbol(symbol);
  return (type.isUnion() ? type.types : [type]).some((part) => isRendered(part, api));
}

/** The library marks what it documents: `- [Button API](https://…)` in the doc comment, or the family's list does. */
function isPublic({ name, symbol }: ApiExport, { components }: Conventions): boolean {
  return (
    components === 'all' ||
    components.includes(name) ||
    parseDocLinks(readDocs(symbol).description).apis.includes(name)
  );
}

/** The components and hooks of a package that a reader uses, sorted by name. */
export function findExports(api: ApiProgram, conventions: Conventions): ApiExport[] {
  const all = listAll(api);
  const found: ApiExport[] = [];
  for (const [exportName, symbol] of all) {
    const name = exportName.replace(/^[Uu]nstable_(?=[A-Z])/, '');
    const entry = { name, exportName, symbol };
    const isStable = name === exportName || !all.has(name);
    const isValue = symbol.flags & ts.SymbolFlags.Value && !conventions.hidden.includes(name);
    if (isValue && isStable && (isHook(name) || (/^[A-Z]/.test(name) && isPublic(entry, conventions)))) {
      found.push(entry);
    }
  }
  return found
    .filter(({ name, symbol }) => !readDocs(symbol).ignored && (isHook(name) || isComponent(symbol, api)))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}
