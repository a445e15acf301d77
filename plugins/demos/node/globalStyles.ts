import ts from 'typescript';

/** What changes the whole document, by the packages that export it. */
const GLOBAL_IMPORTS: { name: string; from: RegExp }[] = [
  { name: 'CssBaseline', from: /^@mui\// },
  { name: 'GlobalStyles', from: /^@mui\// },
  { name: 'InitColorSchemeScript', from: /^@mui\// },
  { name: 'Global', from: /^@emotion\/react$/ },
];

/** A part of a demo that styles more than the demo. */
export interface GlobalStyle {
  name: string;
  line: number;
}

/** `import CssBaseline from '@mui/material/CssBaseline'` and `import { CssBaseline as Base } from '@mui/material'`. */
function namesOfImport(node: ts.ImportDeclaration, from: string): string[] {
  const clause = node.importClause;
  if (!clause || clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return [];
  const bindings = clause.namedBindings;
  const named = bindings && ts.isNamedImports(bindings) ? bindings.elements : [];
  const byName = named
    .filter((element) => !element.isTypeOnly)
    .map((element) => (element.propertyName ?? element.name).text)
    .map((name) => (name === 'default' ? (from.split('/').at(-1) ?? '') : name));
  return clause.name ? [from.split('/').at(-1) ?? '', ...byName] : byName;
}

function findInImport(node: ts.ImportDeclaration): string[] {
  if (!ts.isStringLiteral(node.moduleSpecifier)) return [];
  const from = node.moduleSpecifier.text;
  const names = namesOfImport(node, from);
  return GLOBAL_IMPORTS.filter((item) => item.from.test(from) && names.includes(item.name)).map(
    ({ name }) => name,
  );
}

/**
 * What of a demo's file has styles that reach the whole document: such a demo has to run in a document of its own
 * (design §5).
 */
export function findGlobalStyles(source: string, fileName: string): GlobalStyle[] {
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX);
  const found: GlobalStyle[] = [];
  const add = (node: ts.Node, names: readonly string[]) => {
    const line = file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
    found.push(...names.map((name) => ({ name, line })));
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) add(node, findInImport(node));
    else if (ts.isJsxAttribute(node) && node.name.getText(file) === 'enableColorScheme')
      add(node, ['enableColorScheme']);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}
