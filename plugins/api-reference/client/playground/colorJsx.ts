/** A piece of code with the class that the site's highlighter gives to its kind (`plugins/kit/node/highlight.ts`). */
export interface CodePiece {
  text: string;
  className?: string;
}

type Mode = 'text' | 'tag' | 'expression';

interface Rule {
  pattern: RegExp;
  classOf?(text: string): string;
  /** What begins with the match; `leave` ends what it is in. */
  enter?: Mode | 'leave';
}

const TAG: Rule = { pattern: /<(?=[/A-Za-z>])/y, enter: 'tag' };

const STRING: Rule = { pattern: /"[^"]*"|'(?:\\.|[^'\\])*'/y, classOf: () => 'te' };

const RULES: Record<Mode, Rule[]> = {
  text: [TAG, { pattern: /\{/y, enter: 'expression' }],
  tag: [
    { pattern: /(?<=<\/?)[A-Za-z][\w.]*/y, classOf: (name) => (/^[A-Z]/.test(name) ? 'tc' : 'te') },
    { pattern: /[A-Za-z][\w-]*/y, classOf: () => 'tf' },
    { pattern: /=/y, classOf: () => 'tk' },
    STRING,
    { pattern: /\{/y, enter: 'expression' },
    { pattern: />/y, enter: 'leave' },
  ],
  expression: [
    STRING,
    TAG,
    { pattern: /=>|\.\.\./y, classOf: () => 'tk' },
    { pattern: /\b(?:true|false|null|\d[\d.]*)\b/y, classOf: () => 'tc' },
    { pattern: /[\w$]+/y },
    { pattern: /\{/y, enter: 'expression' },
    { pattern: /\}/y, enter: 'leave' },
  ],
};

/** Joins neighbours of one class. */
function addPiece(pieces: CodePiece[], text: string, className?: string): void {
  const last = pieces.at(-1);
  if (last && last.className === className) last.text += text;
  else pieces.push(className === undefined ? { text } : { text, className });
}

/** The first rule that fits, at an index of the code. */
function matchRule(code: string, index: number, mode: Mode): { rule?: Rule; match?: RegExpExecArray } {
  for (const rule of RULES[mode]) {
    rule.pattern.lastIndex = index;
    const match = rule.pattern.exec(code);
    if (match) return { rule, match };
  }
  return {};
}

/** Splits JSX into pieces: enough color for the short code of a playground, without a highlighter in the browser. */
export function colorJsx(code: string): CodePiece[] {
  const pieces: CodePiece[] = [];
  const modes: Mode[] = [];
  let index = 0;
  while (index < code.length) {
    const { rule, match } = matchRule(code, index, modes.at(-1) ?? 'text');
    const text = match?.[0] ?? (code[index] as string);
    addPiece(pieces, text, match && rule?.classOf?.(match[0]));
    if (rule?.enter === 'leave') modes.pop();
    else if (rule?.enter) modes.push(rule.enter);
    index += text.length;
  }
  return pieces;
}
