import fs from 'node:fs';
import path from 'node:path';
import type ts from 'typescript';
import type { ApiExport } from './findExports';
import { findIndexFile } from './findIndexFile';
import { relativeSource, resolveExports, type ApiProgram } from './program';

/** Whether a reader can import a folder of the package: older versions say nothing, newer ones list them. */
function isEntryPoint(api: ApiProgram, folder: string): boolean {
  const manifest = JSON.parse(fs.readFileSync(path.join(api.packageDir, 'package.json'), 'utf8')) as {
    exports?: Record<string, unknown>;
  };
  const { exports } = manifest;
  return exports === undefined || `./${folder}` in exports || './*' in exports;
}

function writeImport({ name, exportName }: ApiExport, from: string): string {
  return `import { ${name === exportName ? name : `${exportName} as ${name}`} } from '${from}';`;
}

function importOfFolder(entry: ApiExport, folder: string, api: ApiProgram): string | undefined {
  const exports = resolveExports(api, path.join(api.packageDir, folder, 'index.d.ts'));
  const from = `${api.packageName}/${folder}`;
  if (exports.get('default') === entry.symbol && folder === entry.name) {
    return `import ${entry.name} from '${from}';`;
  }
  return exports.get(entry.exportName) === entry.symbol ? writeImport(entry, from) : undefined;
}

/** The ways to import a component or hook, the one that loads least first. `source` is its declaration. */
export function listImports(entry: ApiExport, source: ts.Node, api: ApiProgram): string[] {
  const [folder, ...rest] = (relativeSource(api, source) ?? '').split('/');
  const own =
    folder && rest.length > 0 && isEntryPoint(api, folder) ? importOfFolder(entry, folder, api) : undefined;
  const root = resolveExports(api, findIndexFile(api.packageDir));
  return [
    ...(own ? [own] : []),
    ...(root.get(entry.exportName) === entry.symbol ? [writeImport(entry, api.packageName)] : []),
  ];
}
