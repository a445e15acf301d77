import ts from 'typescript';
import { isSynthetic } from './scope';

/** What a reader declares, and we stand in for: `$PickerValidDate`. */
const PLACEHOLDER = /^\$(?=[A-Z])/;

/** A name as it stands in the source, qualifiers included. */
export function writtenName(name: ts.Node): string {
  if (ts.isIdentifier(name)) {
    return name.text.replace(PLACEHOLDER, '');
  }
  if (ts.isQualifiedName(name)) {
    return `${writtenName(name.left)}.${name.right.text}`;
  }
  return isSynthetic(name) ? 'object' : name.getText();
}

/** `React.ReactNode`, `React.JSX.Element`: React's types as one writes them after `import * as React`. */
export function reactName(symbol: ts.Symbol): string | undefined {
  const declaration = symbol.declarations?.[0];
  if (!declaration?.getSourceFile().fileName.includes('/@types/react/')) {
    return undefined;
  }
  const inJsx = ts.findAncestor(
    declaration,
    (node) => ts.isModuleDeclaration(node) && node.name.text === 'JSX',
  );
  return `React.${inJsx ? 'JSX.' : ''}${symbol.name}`;
}

type Parameterised = ts.Node & { typeParameters?: ts.NodeArray<ts.TypeParameterDeclaration> };

/** The type parameters that a type is declared with. */
export function typeParametersOf(symbol: ts.Symbol | undefined): readonly ts.TypeParameterDeclaration[] {
  const declaration = symbol?.declarations?.find((node) => (node as Parameterised).typeParameters);
  return (declaration as Parameterised | undefined)?.typeParameters ?? [];
}
