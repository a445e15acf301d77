import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** Entries of libraries that excerpts take names from without saying so, besides what the workspace depends on. */
const MORE_ENTRIES: Record<string, readonly string[]> = {
  '@mui/material': ['@mui/material/styles', '@mui/material/colors'],
};

/** Packages whose exports nobody means without saying so. */
const NOT_MEANT = /^@types\/|^@fontsource|icons-material|^react-dom$/;

/** The site's own documentation is about its own code. */
const OF_THE_SITE = /^docs\/docs\//;

/** The packages that a workspace depends on. */
export function listPackages(rootDir: string, workspace: string): string[] {
  const file = path.join(rootDir, OF_THE_SITE.test(workspace) ? '.' : workspace, 'package.json');
  const { dependencies = {}, devDependencies = {} } = JSON.parse(fs.readFileSync(file, 'utf8')) as {
    dependencies?: Record<string, string>;
    devDependencies?: Record<string, string>;
  };
  return Object.keys({ ...dependencies, ...devDependencies });
}

/** The entries whose exports an excerpt may use: React's, and those of what the workspace documents. */
export function listEntries(workspace: string, packages: readonly string[]): string[] {
  if (OF_THE_SITE.test(workspace)) return ['react'];
  const names = packages.filter((name) => !NOT_MEANT.test(name));
  return [...new Set(['react', ...names.flatMap((name) => [name, ...(MORE_ENTRIES[name] ?? [])])])];
}

/** Code of a module that names the entries: with it their exports are part of a program. */
export function entriesCode(entries: readonly string[]): string {
  return entries
    .map((entry, index) => `import * as entry${index} from '${entry}'; void entry${index};`)
    .join('\n');
}

/** By name, the entry that exports it; the first of several. */
export function collectExports(checker: ts.TypeChecker, source: ts.SourceFile): Map<string, string> {
  const found = new Map<string, string>();
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement)) continue;
    const symbol = checker.getSymbolAtLocation(statement.moduleSpecifier);
    const entry = (statement.moduleSpecifier as ts.StringLiteral).text;
    for (const { name } of symbol ? checker.getExportsOfModule(symbol) : []) {
      if (name !== 'default' && !found.has(name)) found.set(name, entry);
    }
  }
  return found;
}
