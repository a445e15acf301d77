import ts from 'typescript';
import type { ApiProp } from '../../types';
import type { ApiProgram } from './program';
import { printSymbolType } from './printType';
import { readPropDocs } from './readPropDocs';
import { shortenType } from './shortenType';
import { buildSignature } from './buildSignature';
import type { Member } from './types/scope';

/** Their members stand elsewhere on the page, or would fill it. */
const WITHOUT_DETAILS = new Set(['sx', 'classes', 'children', 'component']);
const SYSTEM_PROPS = new Set(['sx']);
const DETAILS_LINES = 40;
const DETAILS_LENGTH = 5000;
const NEVER_CALLED =
  /^(?:React\.(?:ReactNode|ReactElement|ElementType|Ref|RefObject|CSSProperties|JSX)|SxProps|Partial)\b/;

function keepDetails(name: string, details: string | undefined): string | undefined {
  return details &&
    details.length <= DETAILS_LENGTH &&
    !WITHOUT_DETAILS.has(name) &&
    details.split('\n').length <= DETAILS_LINES
    ? details
    : undefined;
}

/** Whether the checker has to be asked for a signature: it takes long over React's larger types. */
function mayBeCallable(members: readonly Member[]): boolean {
  return members.some(
    ({ form, text }) =>
      !['literal', 'keyword', 'array', 'object', 'intersection'].includes(form) && !NEVER_CALLED.test(text),
  );
}

/** A property as a reader sees it; undefined if the library hides it (`@ignore`). */
export function buildProp(symbol: ts.Symbol, api: ApiProgram): ApiProp | undefined {
  const docs = readPropDocs(symbol, api);
  if (docs.ignored) {
    return undefined;
  }
  const type = printSymbolType(symbol, api);
  const { text, details } = shortenType(type);
  const signature = mayBeCallable(type.members)
    ? buildSignature(api.checker.getTypeOfSymbol(symbol), docs, api)
    : undefined;
  // What a named function takes stands in its signature.
  const isNamedFunction =
    signature && type.members.every(({ form, text: name }) => form === 'library' || name === 'undefined');
  const typeDetails = isNamedFunction ? undefined : keepDetails(symbol.name, details);
  return {
    name: symbol.name,
    type: text,
    ...(typeDetails ? { typeDetails } : {}),
    ...(symbol.flags & ts.SymbolFlags.Optional ? {} : { required: true as const }),
    ...(docs.default !== undefined ? { default: docs.default } : {}),
    ...(docs.description ? { description: docs.description } : {}),
    ...(docs.deprecated !== undefined ? { deprecated: docs.deprecated } : {}),
    ...(signature ? { signature } : {}),
    ...(type.extensible ? { extensible: true as const } : {}),
    ...(SYSTEM_PROPS.has(symbol.name) ? { system: true as const } : {}),
  };
}

/** Required ones first, then by name: the order in which a library declares them says nothing. */
export function sortProps(props: readonly ApiProp[]): ApiProp[] {
  return [...props].sort(
    (a, b) =>
      Number(b.required ?? false) - Number(a.required ?? false) ||
      (a.name < b.name ? -1 : a.name > b.name ? 1 : 0),
  );
}
