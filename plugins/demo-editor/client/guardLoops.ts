import type { SyntaxNode, Tree } from '@lezer/common';
import { countLines } from './countLines';
import { LOOP_GUARD } from './loopGuardName';

const LOOPS = ['ForStatement', 'WhileStatement', 'DoStatement'];

interface Insertion {
  at: number;
  text: string;
}

/** What a loop repeats: the block or statement after its head, or after `do`. */
function bodyOf(loop: SyntaxNode): SyntaxNode | null {
  return loop.name === 'DoStatement' ? (loop.firstChild?.nextSibling ?? null) : loop.lastChild;
}

function guard(body: SyntaxNode, line: number): Insertion[] {
  const call = `${LOOP_GUARD}(${line});`;
  if (body.name === 'Block') return [{ at: body.from + 1, text: call }];
  return [
    { at: body.from, text: `{${call}` },
    { at: body.to, text: '}' },
  ];
}

/**
 * Lets every loop ask, each time round, whether it has run for too long: an endless one would freeze the page where
 * the browser runs the sandbox in the page's process. Lines stay the same.
 *
 * @example
 * guardLoops('while (true) {\n}', tree); // 'while (true) {__loop(1);\n}'
 */
export function guardLoops(source: string, tree: Tree): string {
  const insertions: Insertion[] = [];
  const lineAt = countLines(source);
  tree.iterate({
    enter({ name, node }) {
      const body = LOOPS.includes(name) ? bodyOf(node) : null;
      // Where there is none, the compiler says so.
      if (body && !body.type.isError) insertions.push(...guard(body, lineAt(node.from)));
    },
  });
  let end = 0;
  const parts = insertions
    .sort((a, b) => a.at - b.at)
    .map(({ at, text }) => {
      const before = source.slice(end, at);
      end = at;
      return before + text;
    });
  return parts.join('') + source.slice(end);
}
