import path from 'node:path';
import { compileMarkdown } from '../../../../test/markdown';
import { highlightCode } from '../../../../plugins/code-highlight/rehype/highlightCode';
import { dropChildren } from '../dropChildren';
import { keepProse } from '../keepProse';

/** The module of a page, in one line. */
async function compile(content: string, extension = 'md'): Promise<string> {
  const stages = { rehypePlugins: [[highlightCode, {}], keepProse], recmaPlugins: [dropChildren] };
  return (await compileMarkdown(content, stages, path.resolve(`page.${extension}`))).replace(/\s+/g, ' ');
}

describe('dropChildren (design §6)', () => {
  it('leaves prose to the server', async () => {
    expect(await compile('Text\n')).toMatch(
      /_jsx\(Kept, \{ is: "p", n: 0, children: SITE_KEEPS_PROSE \? "Text" : undefined \}\)/,
    );
    expect(await compile('Text **bold**\n')).toMatch(
      /children: SITE_KEEPS_PROSE \? \["Text ", .*\] : undefined/,
    );
  });

  it('leaves the lines of a fence to the server', async () => {
    expect(await compile('```ts\nlet a;\n```\n')).toMatch(/html: SITE_KEEPS_PROSE \? "<span.*" : undefined/);
  });

  it('leaves alone what React renders', async () => {
    expect(await compile('## A\n\nb <Badge /> c\n', 'mdx')).not.toContain('SITE_KEEPS_PROSE');
  });
});
