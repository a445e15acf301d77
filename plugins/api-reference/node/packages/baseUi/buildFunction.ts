import ts from 'typescript';
import type { ApiFunction, ApiParameter, ApiProp } from '../../../types';
import { buildProp } from '../../extract/buildProp';
import { buildParameter } from '../../extract/buildSignature';
import { printType, printTypeNode } from '../../extract/printType';
import type { ApiProgram } from '../../extract/program';
import { readDocs } from '../../extract/readDocs';
import { isLibraryFile } from '../../extract/types/scope';
import { describePart } from './describePart';

function isPublic(field: ts.Symbol, api: ApiProgram): boolean {
  const [declaration] = field.declarations ?? [];
  if (!declaration || !isLibraryFile(declaration.getSourceFile().fileName, api)) {
    return false;
  }
  const modifiers = ts.getCombinedModifierFlags(declaration);
  const isHidden = modifiers & (ts.ModifierFlags.Private | ts.ModifierFlags.Protected);
  return !isHidden && /^[\w$]+$/.test(field.name);
}

/** Fields of an object that the library declares: options that a function takes, or the handle that it returns. */
function buildFields(type: ts.Type, api: ApiProgram): ApiProp[] {
  const value = api.checker.getNonNullableType(type);
  // Arrays and strings have members as well; none of them is the library's.
  return value
    .getProperties()
    .filter((field) => isPublic(field, api))
    .flatMap((field) => buildProp(field, api) ?? []);
}

/** The overload with the most parameters; those that another does without are optional. */
function buildParameters(
  symbol: ts.Symbol,
  longest: ts.Signature,
  shortest: number,
  api: ApiProgram,
): ApiParameter[] {
  const docs = readDocs(symbol);
  return longest.getParameters().map((parameter, index) => {
    const built = buildParameter(parameter, docs, api);
    return index < shortest
      ? built
      : { ...built, type: built.type.replace(/ \| undefined$/, ''), optional: true };
  });
}

function readOptions(parameters: readonly ts.Symbol[], api: ApiProgram): ApiProp[] {
  const fields = parameters.map((parameter) => buildFields(api.checker.getTypeOfSymbol(parameter), api));
  return fields.find((list) => list.length > 0) ?? [];
}

/** A hook or another function; undefined if the symbol cannot be called. `name` is what a reader writes. */
export function buildFunction(name: string, symbol: ts.Symbol, api: ApiProgram): ApiFunction | undefined {
  const signatures = api.checker.getTypeOfSymbol(symbol).getCallSignatures();
  const [longest] = [...signatures].sort((a, b) => b.getParameters().length - a.getParameters().length);
  if (!longest) {
    return undefined;
  }
  const docs = readDocs(symbol);
  const written = longest.getDeclaration().type;
  const returned = longest.getReturnType();
  const about = docs.returns ?? readDocs(returned.symbol ?? symbol).description;
  const shortest = Math.min(...signatures.map((signature) => signature.getParameters().length));
  return {
    name,
    ...describePart(symbol),
    parameters: buildParameters(symbol, longest, shortest, api),
    options: readOptions(longest.getParameters(), api),
    returns: {
      type: (written && ts.isTypeNode(written) ? printTypeNode(written, api) : printType(returned, api)).text,
      ...(about && about !== docs.description ? { description: about } : {}),
      fields: buildFields(returned, api),
    },
  };
}
