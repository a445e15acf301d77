import path from 'node:path';
import { renderMarkdown } from '../../../../test/markdown';
import { highlightCode } from '../../../../plugins/code-highlight/rehype/highlightCode';
import { keepProse } from '../keepProse';

const render = (content: string, extension = 'md') =>
  renderMarkdown(
    content,
    { rehypePlugins: [[highlightCode, {}], keepProse] as never },
    path.resolve(`page.${extension}`),
  );

describe('keepProse (design §6)', () => {
  it('keeps paragraphs, lists, tables and quotations, in order; headings stay', async () => {
    const html = await render('## A\n\nB **c** [d](/d).\n\n- e\n  - f\n\n> g\n\n| h |\n| - |\n| i |\n');
    expect(html).toContain('<h2 id="a">A</h2>');
    const kept = [...html.matchAll(/<Kept is="&#x22;(\w+)&#x22;" n="(\d)"/g)].map(
      ([, is, n]) => `${n} ${is}`,
    );
    expect(kept).toEqual(['0 p', '1 ul', '2 blockquote', '3 table']);
  });

  it('keeps the lines of a highlighted fence, and what is in an admonition', async () => {
    const html = await render('```ts\nlet a;\n```\n\n:::info\n\nB\n\n:::\n');
    expect(html).toMatch(/<code class="language-ts" kept="0">/);
    expect(html).toMatch(/<admonition type="info"><Kept is=[^>]* n="1">B<\/Kept>/);
  });

  it('leaves alone what React has to render, and what is beside it', async () => {
    const html = await render('- a\n\n  <Badge />\n', 'mdx');
    expect(html).toMatch(/<ul>\s*<li>\s*<Kept is=[^>]*>a<\/Kept>\s*<Badge>/);
    expect(await render('- ```ts\n  let a;\n  ```\n')).not.toContain('<Kept');
  });

  it('leaves HTML with attributes of its own as it is', async () => {
    expect(await render('<p style="color: red">a</p>\n')).not.toContain('<Kept');
    expect(await render('<p class="description">a</p>\n')).toContain('class="&#x22;description&#x22;"');
  });
});
