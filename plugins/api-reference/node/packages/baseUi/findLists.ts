import path from 'node:path';
import type ts from 'typescript';
import { resolveExports, type ApiProgram } from '../../extract/program';
import type { PartLists } from './buildSection';
import { findIndexFile } from './listEntries';

/** Takes the name of a part without its dot, `SelectTrigger`, and its symbol. */
export type FindLists = (flatName: string, part: ts.Symbol) => PartLists;

/** Beside `SelectTrigger.d.ts`: `SelectTriggerDataAttributes.d.ts`, whose constants are a module or, before that, an enum. */
function findBeside(part: ts.Symbol, suffix: string, api: ApiProgram): ts.Symbol | undefined {
  const folder = path.dirname(part.declarations?.[0]?.getSourceFile().fileName ?? '');
  const name = `${part.name}${suffix}`;
  const file = api.program.getSourceFile(path.join(folder, `${name}.d.ts`));
  return file && (resolveExports(api, file.fileName).get(name) ?? api.checker.getSymbolAtLocation(file));
}

/**
 * Finds the data attributes and CSS variables of a part: the package exports them by the part's name, and before it
 * did, they lay in an enum beside the part.
 */
export function createListFinder(api: ApiProgram): FindLists {
  const exports = resolveExports(api, findIndexFile(api.packageDir));
  const areExported = [...exports.keys()].some((name) => name.endsWith('DataAttributes'));
  return (flatName, part) =>
    areExported
      ? {
          dataAttributes: exports.get(`${flatName}DataAttributes`),
          cssVariables: exports.get(`${flatName}CssVariables`),
        }
      : {
          dataAttributes: findBeside(part, 'DataAttributes', api),
          cssVariables: findBeside(part, 'CssVars', api),
        };
}
