import ts from 'typescript';

interface Found {
  node: ts.ObjectLiteralExpression;
  pathname: string;
  children?: ts.ArrayLiteralExpression;
}

function valueOf(node: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined {
  return node.properties.find(
    (property): property is ts.PropertyAssignment =>
      ts.isPropertyAssignment(property) && property.name.getText() === name,
  )?.initializer;
}

/** The nodes of a page tree, as they stand in its text. */
function findNodes(source: ts.SourceFile): Found[] {
  const found: Found[] = [];
  const visit = (node: ts.Node): void => {
    const pathname = ts.isObjectLiteralExpression(node) ? valueOf(node, 'pathname') : undefined;
    if (ts.isObjectLiteralExpression(node) && pathname && ts.isStringLiteralLike(pathname)) {
      const children = valueOf(node, 'children');
      const list = children && ts.isArrayLiteralExpression(children) ? children : undefined;
      found.push({ node, pathname: pathname.text, children: list });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** How many characters two pathnames begin with alike. */
function alike(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
}

/** The group that holds the page whose pathname begins most alike. */
function nearestGroup(nodes: readonly Found[], pathname: string): Found | undefined {
  const pages = nodes.filter(({ children }) => !children);
  const [nearest] = [...pages].sort((a, b) => alike(b.pathname, pathname) - alike(a.pathname, pathname));
  return nodes
    .filter(({ children }) => children && nearest && children.elements.includes(nearest.node))
    .at(-1);
}

/**
 * Puts a node at the end of a group of `pages.ts`, and leaves the rest of the text as it is.
 *
 * @param group pathname of the group; without it, the group of the page whose pathname is most alike
 * @throws an Error that lists the groups there are
 */
export function insertNode(text: string, node: { pathname: string; title?: string }, group?: string): string {
  const source = ts.createSourceFile('pages.ts', text, ts.ScriptTarget.Latest, true);
  const nodes = findNodes(source);
  if (nodes.some(({ pathname }) => pathname === node.pathname)) {
    throw new Error(`The page tree has ${node.pathname} already.`);
  }
  const groups = nodes.filter(({ children }) => children);
  const target =
    group === undefined
      ? nearestGroup(nodes, node.pathname)
      : groups.find(({ pathname }) => pathname === group);
  if (!target?.children) {
    const known = groups.map(({ pathname }) => `  ${pathname}`).join('\n');
    throw new Error(`The page tree has no group "${group ?? ''}". Its groups are:\n${known}`);
  }
  const title = node.title === undefined ? '' : `, title: ${JSON.stringify(node.title)}`;
  const literal = `{ pathname: '${node.pathname}'${title} }`;
  const last = target.children.elements.at(-1);
  const at = last ? last.getEnd() : target.children.getStart() + 1;
  return `${text.slice(0, at)}${last ? ', ' : ''}${literal}${text.slice(at)}`;
}
