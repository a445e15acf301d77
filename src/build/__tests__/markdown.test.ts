import { renderMarkdown } from '../../../test/markdown';
import { importComponents, type RegistryRow } from '../../../plugins/kit/node';
import { ADMONITIONS, mergeMarkdown } from '../markdown';

const one = () => undefined;
const two = () => undefined;
const other = () => undefined;

const first: RegistryRow = {
  name: 'first',
  enabled: true,
  options: { loud: true },
  markdown: (options) => ({ remarkPlugins: [[one, options]], rehypePlugins: [one] }),
};

const second: RegistryRow = {
  name: 'second',
  enabled: true,
  mdxComponents: { Two: '@theme/Two' },
  pageComponents: { Poll: '@theme/Poll' },
  markdown: { remarkPlugins: [two] },
  markdownWhenOff: { beforeDefaultRemarkPlugins: [other] },
};

describe('mergeMarkdown (design §3 fact 5: the registry hands transforms to the docs)', () => {
  it('collects the stages in the order of the registry and gives them the options of their row', () => {
    expect(mergeMarkdown([first, second], [second, first])).toEqual({
      beforeDefaultRemarkPlugins: [],
      remarkPlugins: [
        [one, { loud: true }],
        two,
        [importComponents, { components: { Two: '@theme/Two', Poll: '@theme/Poll' } }],
      ],
      beforeDefaultRehypePlugins: [],
      rehypePlugins: [one],
    });
  });

  it('takes of a plugin that is off only what its Markdown needs then (issue 3, point 1)', () => {
    expect(mergeMarkdown([first, second], [])).toEqual({
      beforeDefaultRemarkPlugins: [other],
      remarkPlugins: [[importComponents, { components: {} }]],
      beforeDefaultRehypePlugins: [],
      rehypePlugins: [],
    });
  });
});

describe('ADMONITIONS (design §5)', () => {
  it.each(['info', 'warning', 'success', 'error', 'note', 'tip'])('know :::%s', async (kind) => {
    const html = await renderMarkdown(`:::${kind}\n\nText\n\n:::\n`, {}, '/page.md', ADMONITIONS);
    expect(html).toBe(`<admonition type="${kind}"><p>Text</p></admonition>\n`);
  });
});
