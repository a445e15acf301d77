import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { Conventions } from './conventions';
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
  return [path.join(packageDir, INDEX), ...findSubfolders(packageDir).sort()];
}

/** All exports by name; a component's own folder adds its default export if the root does not have it. */
function listAll(api: ApiProgram): Map<string, ts.Symbol> {
  const all = resolveExports(api, path.join(api.packageDir, INDEX));
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

function isCallable(symbol: ts.Symbol, api: ApiProgram): boolean {
  const type = api.checker.getTypeOfSymbol(symbol);
  return type.getCallSignatures().length > 0 || type.getConstructSignatures().length > 0;
}

/** The library marks what it documents: `- [Button API](https://…)` in the doc comment, or the family's list does. */
function isPublic({ name, symbol }: ApiExport, { components }: Conventions): boolean {
  return components.includes(name) || parseDocLinks(readDocs(symbol).description).apis.includes(name);
}

/** The components and hooks of a package that a reader uses, sorted by name. */
export function findExports(api: ApiProgram, conventions: Conventions): ApiExport[] {
  const all = listAll(api);
  const found: ApiExport[] = [];
  for (const [exportName, symbol] of all) {
    const name = exportName.replace(/^[Uu]nstable_(?=[A-Z])/, '');
    const entry = { name, exportName, symbol };
    const isStable = name === exportName || !all.has(name);
    const isHook = /^use[A-Z]/.test(exportName);
    const isValue = symbol.flags & ts.SymbolFlags.Value && !conventions.hidden.includes(name);
    if (isValue && isStable && (isHook || (/^[A-Z]/.test(name) && isPublic(entry, conventions)))) {
      found.push(entry);
    }
  }
  return found
    .filter(({ symbol }) => !readDocs(symbol).ignored && isCallable(symbol, api))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}
