import type { RootContent } from 'mdast';
import { valueToEstree } from 'estree-util-value-to-estree';
import type { Expression, Program } from 'estree';

/** An object whose values are local names: `{ system: Demo0 }`. */
interface References {
  references: Record<string, string>;
}

function isReferences(value: unknown): value is References {
  return typeof value === 'object' && value !== null && 'references' in value;
}

function program(expression: Expression): Program {
  return { type: 'Program', sourceType: 'module', body: [{ type: 'ExpressionStatement', expression }] };
}

function toExpression(value: unknown): Expression {
  if (!isReferences(value)) return valueToEstree(value);
  return {
    type: 'ObjectExpression',
    properties: Object.entries(value.references).map(([key, name]) => ({
      type: 'Property',
      kind: 'init',
      method: false,
      shorthand: false,
      computed: false,
      key: { type: 'Identifier', name: key },
      value: { type: 'Identifier', name },
    })),
  };
}

function buildAttribute(name: string, value: unknown) {
  return {
    type: 'mdxJsxAttribute' as const,
    name,
    value: {
      type: 'mdxJsxAttributeValueExpression' as const,
      value: JSON.stringify(value),
      data: { estree: program(toExpression(value)) },
    },
  };
}

/** `<Name a={…} />`; a value `{ references }` becomes an object of local names. */
export function buildElement(name: string, attributes: Record<string, unknown>): RootContent {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => buildAttribute(key, value)),
    children: [],
  } as unknown as RootContent;
}

/** `import Demo0 from '!!demo-island!./BasicButtons.tsx'` */
export function buildDemoImport(local: string, file: string): RootContent {
  const source = `!!demo-island!${file}`;
  const estree: Program = {
    type: 'Program',
    sourceType: 'module',
    body: [
      {
        type: 'ImportDeclaration',
        attributes: [],
        specifiers: [{ type: 'ImportDefaultSpecifier', local: { type: 'Identifier', name: local } }],
        source: { type: 'Literal', value: source, raw: JSON.stringify(source) },
      },
    ],
  };
  return {
    type: 'mdxjsEsm',
    value: `import ${local} from ${JSON.stringify(source)};`,
    data: { estree },
  } as unknown as RootContent;
}
