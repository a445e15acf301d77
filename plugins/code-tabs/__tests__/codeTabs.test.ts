import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { renderMarkdown } from '../../../test/markdown';
import type { MarkdownStages } from '../../kit/node';
import { codeTabs } from '../remark/codeTabs';
import { unwrapCodeblocks } from '../remark/unwrapCodeblocks';

const FIXTURES = path.join(__dirname, '__fixtures__');

const inputs = readdirSync(FIXTURES).filter((name) => /\.mdx?$/.test(name) && name !== 'wrong.md');

function read(name: string): string {
  return readFileSync(path.join(FIXTURES, name), 'utf8');
}

function readOutput(name: string, kind: 'output' | 'off'): string {
  return read(name.replace(/\.mdx?$/, `.${kind}.html`));
}

function render(name: string, remarkPlugins: NonNullable<MarkdownStages['remarkPlugins']>): Promise<string> {
  return renderMarkdown(read(name), { remarkPlugins }, path.join(FIXTURES, name));
}

/** What `wrong.md` has wrong, by line. */
const PROBLEMS = [
  '5: <codeblock> without storageKey; write for example <codeblock storageKey="package-manager">',
  '11: a second fence with the label "npm", as on line 7; give it another',
  '15: a fence without a label in <codeblock>; write one after the language, such as ```bash npm',
  '19: a fence without a label in <codeblock>; write one after the language, such as ```bash npm',
  '23: <codeblock> has no attribute "storage"; it has storageKey only',
  '23: storageKey "package manager" is no key; write letters, digits and hyphens, such as "package-manager"',
  '23: only one fence in <codeblock>; add another, or remove the tags around it',
  '31: no fence in <codeblock>; add another, or remove the tags around it',
  '41: only code fences can stand in <codeblock>; move this below </codeblock>',
  '49: this </codeblock> closes nothing; remove it, or add <codeblock storageKey="…"> above',
  '51: put <codeblock> and </codeblock> on lines of their own, with blank lines around them',
  '56: this </codeblock> closes nothing; remove it, or add <codeblock storageKey="…"> above',
  '59: put <codeblock> and </codeblock> on lines of their own, with blank lines around them',
  '61: this <codeblock> is not closed; add a line </codeblock> after its last fence, with blank lines around it',
];

const MESSAGE = [
  'Wrong <codeblock> groups:',
  ...PROBLEMS.map((problem) => `  - plugins/code-tabs/__tests__/__fixtures__/wrong.md:${problem}`),
].join('\n');

describe('codeTabs (issue 3, point 1 "<codeblock storageKey="…"> around several fences makes tabs")', () => {
  it.each(inputs)('%s', async (name) => {
    expect(await render(name, [codeTabs])).toBe(readOutput(name, 'output'));
  });

  it('throws once, with every wrong group by file and line and what to type (design §7)', async () => {
    await expect(render('wrong.md', [codeTabs])).rejects.toThrow(new Error(MESSAGE));
  });

  it('warns instead, and shows the fences in turn, where onWrongGroup says so', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const html = await render('wrong.md', [[codeTabs, { onWrongGroup: 'warn' }]]);
    expect(warn.mock.calls).toEqual([[`[WARNING] ${MESSAGE}`]]);
    expect(html).not.toMatch(/codeblock|CodeTabs/i);
    expect(html.match(/<pre>/g)).toHaveLength(8);
    warn.mockRestore();
  });
});

describe('unwrapCodeblocks, for a site without tabs', () => {
  it.each(inputs)('%s', async (name) => {
    expect(await render(name, [unwrapCodeblocks])).toBe(readOutput(name, 'off'));
  });

  it('leaves no tag in the HTML, not even of a wrong group', async () => {
    expect(await render('wrong.md', [unwrapCodeblocks])).not.toMatch(/codeblock/i);
  });
});
