import ts from 'typescript';

/** What the compiler keeps about a property that it derived from another; its own API does not tell. */
interface Derived {
  links?: { mappedType?: ts.Type; syntheticOrigin?: ts.Symbol };
}

/** `{ [P in keyof K]?: K[P] }`: the fields of `K`, each as it is declared. */
export function isIdentityMap(node: ts.Node | undefined): boolean {
  return (
    node !== undefined &&
    ts.isMappedTypeNode(node) &&
    node.type !== undefined &&
    ts.isIndexedAccessTypeNode(node.type) &&
    node.type.indexType.getText() === node.typeParameter.name.text
  );
}

/** Whether a mapped type (not `Omit`, `Partial` and the like) gave a property another type than it is declared with. */
export function isRemapped(symbol: ts.Symbol): boolean {
  const { links } = symbol as ts.Symbol & Derived;
  if (!links?.mappedType) {
    return false;
  }
  return (
    !isIdentityMap(links.mappedType.symbol?.declarations?.[0]) ||
    (links.syntheticOrigin !== undefined && isRemapped(links.syntheticOrigin))
  );
}
