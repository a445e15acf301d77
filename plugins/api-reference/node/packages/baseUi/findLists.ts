import path from 'node:path';
import type ts from 'typescript';
import { resolveExports, type ApiProgram } from '../../extract/program';
import type { PartLists } from './buildSection';
import { findIndexFile } from './listEntries';

/** Takes the name of a part without its dot, `SelectTrigger`, and its symbol. */
export type FindLists = (flatName: string, part: ts.Symbol) => PartLists;

/** Beside `SelectTrigger.d.ts`: `SelectTriggerDataAttributes.d.ts` with an enum, as versions to 1.5 have it. */
function findBeside(part: ts.Symbol, suffix: string, api: ApiProgram): ts.Symbol | undefined {
  const file = part.declarations?.[0]?.getSourceFile().fileName;
  const name = `${part.name}${suffix}`;
  return file === undefined
    ? undefined
    : resolveExports(api, path.join(path.dirname(file), `${name}.d.ts`)).get(name);
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
