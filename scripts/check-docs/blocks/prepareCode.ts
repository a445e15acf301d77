import type { Block } from './readBlocks';

/** What a block gets in front of it, on its first line, so that its lines keep their numbers. */
export interface Prelude {
  /** `import Button from '@mui/material/Button';` */
  imports: readonly string[];
  /** Names that an excerpt takes from the code around it. */
  declared: readonly string[];
}

/** Whether a block is a whole module: an excerpt may use names that the reader's own code has. */
export const isModule = (code: string) => /^\s*(?:import|export)\b/m.test(code);

const COMMENTS = /^(?:\s*(?:\/\/[^\n]*|\{?\/\*[^\n]*\*\/\}?)\n)*\s*/;

/** Elements or objects alone are no statements: several beside each other need one around them. */
function wrapExpression(code: string): string {
  const first = code.replace(COMMENTS, '');
  const whole = code.replace(/;\s*$/, '');
  if (/^<[\w>]/.test(first) && !/^\s*(?:const|function|return)\b/m.test(code)) {
    const open = /^<([\w.]+)(?=[\s>])(?![\s\S]*<\/)[\s\S]*[^/]>\s*$/.exec(first)?.[1];
    if (open !== undefined) return `export const shown = ${whole}</${open}>;`;
    // A comment between elements would be text.
    return `export const shown = <>${whole.replace(/^(\s*)\/\/[^\n]*$/gm, '$1')}\n</>;`;
  }
  if (first.startsWith('{')) return `export const shown = [${whole}\n];`;
  // Properties of an object.
  return /^(?:[a-zA-Z]\w*|'[^']*'):\s/.test(first) ? `export const shown = {${whole}\n};` : code;
}

/** A block as a module of its own. */
export function prepareCode({ code }: Pick<Block, 'code'>, prelude?: Prelude): string {
  const declared =
    prelude?.declared.map((name) =>
      /^[A-Z]/.test(name) ? `declare const ${name}: any; type ${name} = any;` : `declare const ${name}: any;`,
    ) ?? [];
  const before = [...(prelude?.imports ?? []), ...declared].join(' ');
  // A module in any case, as two blocks may use the same names; but not what declares modules with wildcards.
  const end = /^declare module '[^']*\*/m.test(code) ? '' : 'export {};';
  return `${before} ${wrapExpression(code)}\n${end}`;
}
