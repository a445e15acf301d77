import fs from 'node:fs';
import ts from 'typescript';

/** The props that a component checks at run time, by name: `true` if the library marks the prop `@ignore`. */
export type PropTypes = Map<string, boolean>;

const EXTENSIONS = ['.js', '.mjs'];

function readCode(declarationFile: string): string | undefined {
  const base = declarationFile.replace(/\.d\.[cm]?ts$/, '');
  const file = EXTENSIONS.map((extension) => base + extension).find((name) => fs.existsSync(name));
  return file && fs.readFileSync(file, 'utf8');
}

function readKeys(object: ts.ObjectLiteralExpression, source: ts.SourceFile): PropTypes {
  return new Map(
    object.properties.flatMap((property) =>
      property.name && 'text' in property.name
        ? [[property.name.text, /@ignore\b/.test(property.getFullText(source))] as const]
        : [],
    ),
  );
}

/** `Button.propTypes = {…}` -> `['Button', keys]` for each of a file. */
function findAssignments(source: ts.SourceFile): Map<string, PropTypes> {
  const found = new Map<string, PropTypes>();
  const visit = (node: ts.Node): void => {
    if (
      ts.isBinaryExpression(node) &&
      ts.isPropertyAccessExpression(node.left) &&
      node.left.name.text === 'propTypes' &&
      ts.isIdentifier(node.left.expression) &&
      ts.isObjectLiteralExpression(node.right)
    ) {
      found.set(node.left.expression.text, readKeys(node.right, source));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/**
 * The run-time prop types of a component, read (not run) from the code beside its declarations. They tell which
 * inherited props the library documents as the component's own; types and texts come from the declarations alone.
 * Undefined if the package ships none.
 */
export function readPropTypes(declarationFile: string, name: string): PropTypes | undefined {
  const code = readCode(declarationFile);
  if (!code?.includes('.propTypes')) {
    return undefined;
  }
  const found = findAssignments(ts.createSourceFile('component.js', code, ts.ScriptTarget.Latest));
  const [only] = found.size === 1 ? found.values() : [];
  return found.get(name) ?? found.get(`${name}Raw`) ?? only;
}
