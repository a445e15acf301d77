import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { ApiProgram } from '../../extract/program';
import { listExports } from './listExports';

/** Something that the package exports, with the entry point that loads the least. */
export interface BaseUiEntry {
  name: string;
  symbol: ts.Symbol;
  /** `@base-ui/react/select`; of the package as a whole if no entry point of its own has it. */
  entryPoint: string;
}

const LIST = /(?:DataAttributes|CssVariables)$/;

/** The declarations of everything that the package exports. */
export function findIndexFile(packageDir: string): string {
  return path.join(packageDir, 'index.d.ts');
}

/** Every declaration file that a program needs, absolute: some versions export their lists of attributes nowhere. */
export function findEntryFiles(packageDir: string): string[] {
  const lists = fs
    .readdirSync(packageDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?:DataAttributes|CssVars)\.d\.ts$/.test(file) && !file.startsWith('esm'));
  return [findIndexFile(packageDir), ...lists.sort().map((file) => path.join(packageDir, file))];
}

/** `./select/index.js` → `@base-ui/react/select`. */
function toEntryPoint(packageName: string, specifier: string): string {
  return path.posix.join(packageName, specifier.replace(/(?:\/index)?(?:\.[cm]?js)?$/, ''));
}

/** The components, namespaces of parts and functions of the package, by name; without the lists of attributes. */
export function listEntries(api: ApiProgram): BaseUiEntry[] {
  const index = api.program.getSourceFile(findIndexFile(api.packageDir));
  const entries = new Map<string, BaseUiEntry>();
  listExports(api, index).forEach((symbol, name) =>
    entries.set(name, { name, symbol, entryPoint: api.packageName }),
  );
  for (const { moduleSpecifier } of index?.statements.filter(ts.isExportDeclaration) ?? []) {
    const module = moduleSpecifier && api.checker.getSymbolAtLocation(moduleSpecifier);
    listExports(api, module?.declarations?.find(ts.isSourceFile)).forEach((_, name) => {
      const entry = entries.get(name);
      if (entry && moduleSpecifier && ts.isStringLiteral(moduleSpecifier)) {
        entry.entryPoint = toEntryPoint(api.packageName, moduleSpecifier.text);
      }
    });
  }
  return [...entries.values()].filter(({ name }) => !LIST.test(name));
}
