import type { CallExpression, Expression, ObjectExpression, Program, Property } from 'estree';
import { visit } from 'estree-util-visit';

/** Whether prose belongs into this module: true on the server and in development. `bundlerPlugin` sets it. */
export const KEEPS_PROSE = 'SITE_KEEPS_PROSE';

function findProperty({ properties }: ObjectExpression, name: string): Property | undefined {
  return properties.find(
    (each): each is Property =>
      each.type === 'Property' && each.key.type === 'Identifier' && each.key.name === name,
  );
}

/** What the browser's module does without: the children of `Kept`, the lines of a highlighted fence. */
function findKept({ arguments: [component, props] }: CallExpression): Property | undefined {
  if (props?.type !== 'ObjectExpression') return undefined;
  if (component?.type === 'Identifier' && component.name === 'Kept') return findProperty(props, 'children');
  return findProperty(props, 'kept') && findProperty(props, 'html');
}

function onlyOnServer(value: Expression): Expression {
  return {
    type: 'ConditionalExpression',
    test: { type: 'Identifier', name: KEEPS_PROSE },
    consequent: value,
    alternate: { type: 'Identifier', name: 'undefined' },
  };
}

/**
 * `_jsx(Kept, { n: 0, children: "Text" })` -> `_jsx(Kept, { n: 0, children: SITE_KEEPS_PROSE ? "Text" : undefined })`, of
 * which the bundler leaves one branch. Both sides get the same module, as Docusaurus compiles a page once for both.
 */
export function dropChildren() {
  return (tree: Program): void => {
    visit(tree, (node) => {
      if (node.type !== 'CallExpression') return;
      const kept = findKept(node as CallExpression);
      if (kept) kept.value = onlyOnServer(kept.value as Expression);
    });
  };
}
