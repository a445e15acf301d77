import type ts from 'typescript';
import type { ApiParameter, ApiSignature } from '../../types';
import type { ApiProgram } from './program';
import { isOptional, printSymbolType, printType } from './printType';
import type { Docs } from './readDocs';

/** A parameter with its text from `@param`. */
export function buildParameter(symbol: ts.Symbol, docs: Docs, api: ApiProgram): ApiParameter {
  const description = docs.params.get(symbol.name);
  return {
    name: /^__\d+$/.test(symbol.name) ? 'params' : symbol.name,
    type: printSymbolType(symbol, api).text,
    ...(description ? { description } : {}),
    ...(isOptional(symbol) ? { optional: true as const } : {}),
  };
}

/**
 * The function that a prop takes. Nothing if it takes none, several that differ, or a function beside other values
 * whose parameters the library does not describe.
 */
export function buildSignature(type: ts.Type, docs: Docs, api: ApiProgram): ApiSignature | undefined {
  const value = api.checker.getNonNullableType(type);
  const members = value.isUnion() ? value.types : [value];
  const callable = members.filter((member) => member.getCallSignatures().length > 0);
  const [only] = callable;
  const isDescribed = docs.params.size > 0 || docs.returns !== undefined;
  if (!only || callable.length > 1 || (members.length > 1 && !isDescribed)) {
    return undefined;
  }
  const [signature, ...overloads] = only.getCallSignatures();
  if (!signature || overloads.length > 0) {
    return undefined;
  }
  const returned = printType(signature.getReturnType(), api).text;
  return {
    parameters: signature.getParameters().map((parameter) => buildParameter(parameter, docs, api)),
    returns: { type: returned, ...(docs.returns ? { description: docs.returns } : {}) },
  };
}
