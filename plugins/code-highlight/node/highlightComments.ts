import type { MarkdownProblem } from '../../kit/node';
import type { CodeLine } from './codeLine';

const WORD = '\\s*(highlight-[\\w-]+)\\s*';
const MARKUP = new RegExp(`^\\s*(?:<!--${WORD}-->|\\{\\s*/\\*${WORD}\\*/\\s*\\})\\s*$`);
const HASH = new RegExp(`^\\s*#${WORD}$`);
const C_LIKE = new RegExp(`^\\s*(?://${WORD}|/\\*${WORD}\\*/|\\{\\s*/\\*${WORD}\\*/\\s*\\})\\s*$`);

const MARKUP_LANGUAGES = ['html', 'md', 'markdown', 'mdx', 'svelte', 'svg', 'vue', 'xml'];
const HASH_LANGUAGES = [
  'bash',
  'dockerfile',
  'graphql',
  'ini',
  'nginx',
  'py',
  'python',
  'ruby',
  'sh',
  'shell',
  'toml',
  'yaml',
  'yml',
  'zsh',
];

const NEXT = 'highlight-next-line';
const START = 'highlight-start';
const END = 'highlight-end';

/** Comments that are meant for the highlighter, well written or not; any other is left to the code. */
const MEANT = /^highlight-?(next|line|this|start|begin|end|stop)/;

function commentOf(language: string): RegExp {
  if (MARKUP_LANGUAGES.includes(language)) return MARKUP;
  return HASH_LANGUAGES.includes(language) ? HASH : C_LIKE;
}

/** The word of a line that is nothing but such a comment. */
function readComment(text: string, comment: RegExp): string | undefined {
  const word = comment.exec(text)?.slice(1).find(Boolean);
  return word !== undefined && MEANT.test(word) ? word : undefined;
}

function problemOf(word: string, isOpen: boolean): string | undefined {
  if (![NEXT, START, END].includes(word))
    return `unknown comment "${word}"; valid are ${NEXT}, ${START} and ${END}`;
  if (word === START && isOpen) return `a second ${START} before ${END}; remove it, or add ${END} above it`;
  if (word === END && !isOpen) return `${END} without ${START}; add a comment ${START} above it`;
  return undefined;
}

/**
 * Takes out the lines `// highlight-next-line`, `// highlight-start` and `// highlight-end`, in the comment syntax of
 * the language, and marks the lines that they stand for. Line numbers of the problems count from 1 in the block.
 */
export function applyHighlightComments(
  lines: readonly CodeLine[],
  language: string,
): { lines: CodeLine[]; problems: MarkdownProblem[] } {
  const comment = commentOf(language);
  const kept: CodeLine[] = [];
  const problems: MarkdownProblem[] = [];
  let openedAt = 0;
  let isNext = false;
  lines.forEach((line, index) => {
    const word = readComment(line.text, comment);
    if (word === undefined) {
      kept.push(isNext || openedAt > 0 ? { ...line, isHighlighted: true } : line);
      isNext = false;
      return;
    }
    const message = problemOf(word, openedAt > 0);
    if (message) problems.push({ line: index + 1, message });
    if (word === NEXT) isNext = true;
    else if (word === START) openedAt = index + 1;
    else if (word === END) openedAt = 0;
  });
  if (isNext) problems.push({ line: lines.length, message: `${NEXT} without a line below it; remove it` });
  if (openedAt > 0)
    problems.push({ line: openedAt, message: `${START} without ${END}; add a comment ${END} below it` });
  return { lines: kept, problems };
}
