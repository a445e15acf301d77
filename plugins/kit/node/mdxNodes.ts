import type { Expression, Program } from 'estree';
import type { RootContent } from 'mdast';
import { valueToEstree } from 'estree-util-value-to-estree';

/** Values of attributes that are names of the page's own module: of an import, or an object of such. */
export interface References {
  references: string | Record<string, string>;
}

function isReferences(value: unknown): value is References {
  return typeof value === 'object' && value !== null && 'references' in value;
}

function program(expression: Expression): Program {
  return { type: 'Program', sourceType: 'module', body: [{ type: 'ExpressionStatement', expression }] };
}

function toExpression(value: unknown): Expression {
  if (!isReferences(value)) return valueToEstree(value);
  const { references } = value;
  if (typeof references === 'string') return { type: 'Identifier', name: references };
  return {
    type: 'ObjectExpression',
    properties: Object.entries(references).map(([key, name]) => ({
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

/** `<Name a={…} />`; a value `{ references }` becomes a local name, or an object of local names. */
export function buildElement(name: string, attributes: Record<string, unknown>): RootContent {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(attributes).map(([key, value]) => buildAttribute(key, value)),
    children: [],
  } as unknown as RootContent;
}

/** `import local from 'source'` */
export function buildImport(local: string, source: string): RootContent {
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
