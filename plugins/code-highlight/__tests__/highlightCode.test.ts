import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { renderMarkdown } from '../../../test/markdown';
import type { Options } from '../options';
import { highlightCode } from '../rehype/highlightCode';

const FIXTURES = path.join(__dirname, '__fixtures__');

const inputs = readdirSync(FIXTURES).filter((name) => /\.mdx?$/.test(name) && name !== 'wrong.md');

function read(name: string): string {
  return readFileSync(path.join(FIXTURES, name), 'utf8');
}

function render(name: string, options?: Options): Promise<string> {
  const stages = { rehypePlugins: [[highlightCode, options] as [typeof highlightCode, Options]] };
  return renderMarkdown(read(name), stages, path.join(FIXTURES, name));
}

/** What `wrong.md` has wrong, by line. */
const PROBLEMS = [
  '5: showLineNumber means nothing after the language',
  '9: shwLineNumbers means nothing after the language',
  '9: titel="x" means nothing after the language',
  '9: title=x is no title; write title="App.tsx"',
  '9: {a} names no lines; write numbers from 1 on, such as {1,4-6}',
  '9: {3-1} names no lines; write numbers from 1 on, such as {1,4-6}',
  '9: {0} names no lines; write numbers from 1 on, such as {1,4-6}',
  '13: title="" is no title; write title="App.tsx"',
  '13: a second title, title="b"; keep one',
  '13: no line 9; the block has 1: correct the numbers in {…}',
  '19: "tsx{1}" is no language; write one after the backticks and a space behind it, such as ```tsx {1,4-6}',
  '20: unknown comment "highlight-line"; valid are highlight-next-line, highlight-start and highlight-end',
  '22: highlight-end without highlight-start; add a comment highlight-start above it',
  '24: a second highlight-start before highlight-end; remove it, or add highlight-end above it',
  '24: highlight-start without highlight-end; add a comment highlight-end below it',
  '25: highlight-next-line without a line below it; remove it',
];

const MESSAGE = [
  'Wrong code fences:',
  ...PROBLEMS.map((problem) => `  - plugins/code-highlight/__tests__/__fixtures__/wrong.md:${problem}`),
  'After a language may stand: one bare word right after the language (title of the block or label of its tab), ' +
    'title="…" (also for several words), {1,4-6} (lines to highlight), showLineNumbers, nocheck="…" (why the check of pages does not compile the block).',
].join('\n');

describe('highlightCode (issue 3, point 1; design §5 "Code is highlighted at build time")', () => {
  it.each(inputs)('%s', async (name) => {
    expect(await render(name)).toBe(read(name.replace(/\.mdx?$/, '.output.html')));
  });

  it('leaves no expected output without its page', () => {
    const outputs = readdirSync(FIXTURES).filter((name) => name.endsWith('.output.html'));
    expect(outputs.sort()).toEqual(inputs.map((name) => name.replace(/\.mdx?$/, '.output.html')).sort());
  });

  it('throws once, with every wrong fence by file and line and what is valid (design §7)', async () => {
    await expect(render('wrong.md')).rejects.toThrow(new Error(MESSAGE));
  });

  it('warns instead and shows all the code where onUnknownMeta says so', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const html = await render('wrong.md', { onUnknownMeta: 'warn' });
    expect(warn.mock.calls).toEqual([[`[WARNING] ${MESSAGE}`]]);
    expect(html.match(/<pre>/g)).toHaveLength(4);
    expect(html.replace(/<[^>]+>/g, '').match(/const one = 1;/g)).toHaveLength(4);
    warn.mockRestore();
  });
});
