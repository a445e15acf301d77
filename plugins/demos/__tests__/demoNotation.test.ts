import fs from 'node:fs';
import path from 'node:path';
import type { Program } from 'estree';
import type { Root } from 'mdast';
import { VFile } from 'vfile';
import { demoNotation } from '../remark/demoNotation';

const FOLDER = path.join(__dirname, '__fixtures__/notation');
const inputs = fs
  .readdirSync(FOLDER)
  .filter((name) => /\.md$/.test(name) && !/\.output\.md$|^wrong\.md$/.test(name));

interface Code {
  value?: unknown;
  data?: { estree?: Program };
  /** Of JSX; other nodes have an object. */
  attributes?: Code[] | object;
  children?: Code[];
}

/** Puts the code that the compiler will see, which is in the syntax trees, where it can be read. */
async function showCode(node: Code): Promise<void> {
  const { toJs } = await import('estree-util-to-js');
  if (node.data?.estree)
    node.value = toJs(node.data.estree as never)
      .value.trim()
      .replace(/;$/, '');
  if (typeof node.value === 'object' && node.value !== null) await showCode(node.value);
  const attributes = Array.isArray(node.attributes) ? (node.attributes as Code[]) : [];
  for (const child of [...(node.children ?? []), ...attributes]) await showCode(child);
}

/** A page after the transform, as MDX. */
async function transform(name: string): Promise<string> {
  const [{ unified }, parse, stringify, mdx, directive] = await Promise.all([
    import('unified'),
    import('remark-parse'),
    import('remark-stringify'),
    import('mdast-util-mdx'),
    import('remark-directive'),
  ]);
  const file = new VFile({ path: path.join(FOLDER, name), value: fs.readFileSync(path.join(FOLDER, name)) });
  const tree = unified().use(parse.default).use(directive.default).parse(file) as Root;
  demoNotation({ components: ['ComponentLinkHeader'] })(tree, file);
  await showCode(tree as Code);
  const printer = unified()
    .use(directive.default)
    .use(stringify.default)
    .data('toMarkdownExtensions', [mdx.mdxToMarkdown()]);
  return printer.stringify(tree as never);
}

describe('demoNotation (design §5)', () => {
  it.each(inputs)('%s', async (name) => {
    const output = path.join(FOLDER, name.replace(/\.md$/, '.output.md'));
    const result = await transform(name);
    if (process.env.UPDATE_OUTPUTS) fs.writeFileSync(output, result);
    expect(result).toBe(fs.readFileSync(output, 'utf8'));
  });

  it('lists every wrong directive of a page with file, line and what is valid (issue 2 point 7, design §7)', async () => {
    const error = await transform('wrong.md').catch((caught: Error) => caught.message);
    const file = 'plugins/demos/__tests__/__fixtures__/notation/wrong.md';
    const lines = String(error).replaceAll(file, 'wrong.md').split('\n');
    expect(lines[0]).toBe('Wrong demo notation:');
    expect(lines.slice(1)).toEqual([
      expect.stringMatching(
        /wrong\.md:3: no demo "BasicButton\.tsx" beside the page; the demos there are .*BasicButtons\.tsx/,
      ),
      expect.stringMatching(
        /wrong\.md:5: unknown option "background"; the options are demo, bg, hideToolbar, /,
      ),
      expect.stringMatching(
        /wrong\.md:5: "bg" is "blue"; it can be true, false, "inline", "gradient", "outlined", "playground"/,
      ),
      expect.stringMatching(/wrong\.md:\d: "hideToolbar" is "yes"; write true or false without quotes/),
      expect.stringMatching(
        /wrong\.md:\d: "height" is true; write a number of pixels or a CSS length in quotes/,
      ),
      expect.stringMatching(/wrong\.md:11: not valid JSON between the braces \(.*\); write for example/),
      expect.stringMatching(
        /wrong\.md:13: unknown component "ComponentLinks"; the components are ComponentLinkHeader/,
      ),
      expect.stringMatching(
        /wrong\.md:15: neither "demo" nor "component" is given as text; write for example/,
      ),
    ]);
  });
});
