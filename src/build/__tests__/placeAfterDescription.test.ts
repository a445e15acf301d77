import path from 'node:path';
import { renderMarkdown } from '../../../test/markdown';
import { importComponents } from '../../../plugins/kit/node';
import { demoNotation } from '../../../plugins/demos/remark/demoNotation';
import { mergeMarkdown } from '../markdown';
import { placeAfterDescription } from '../placeAfterDescription';

const PAGE = path.resolve('docs/fixture/v2/content/react-notation/react-notation.md');
const stages = {
  beforeDefaultRemarkPlugins: [[demoNotation, { components: [] }]] as never,
  rehypePlugins: [placeAfterDescription],
};

const render = (content: string, file = PAGE, frontMatter = {}) =>
  renderMarkdown(content, stages, file, true, frontMatter);

describe('placeAfterDescription (spec §1 "in the description area")', () => {
  it('puts the slot below the description', async () => {
    expect(await render('# A\n\n<p class="description">B **c**</p>\n\nText.\n')).toBe(
      '<header><h1 id="a">A</h1></header>\n<p class="description">B **c**</p><AfterDescription></AfterDescription>\n<p>Text.</p>\n',
    );
  });

  it('knows the description of an MDX page', async () => {
    const html = await render('# A\n\n<p className="description">B</p>\n\nText.\n', '/page.mdx');
    expect(html).toMatch(/<\/p><AfterDescription><\/AfterDescription>\n<p>Text/);
  });

  it('takes the title where there is no description, and the start where there is neither', async () => {
    expect(await render('# A\n\nText.\n')).toContain('</h1></header><AfterDescription>');
    expect(await render('Text.\n')).toBe('<AfterDescription></AfterDescription><p>Text.</p>\n');
  });

  it('tells of a page that wants no ad: by its front matter, or by a demo anywhere on it (design §5)', async () => {
    const off = '<AfterDescription disableAd="true">';
    expect(await render('# A\n', PAGE, { disableAd: true })).toContain(off);
    expect(await render('# A\n', PAGE, { disableAd: false })).not.toContain('disableAd');
    expect(await render('# A\n\n{{"demo": "NoAd.tsx", "disableAd": true}}\n')).toContain(off);
    expect(await render('# A\n\n:::note\n\n{{"demo": "NoAd.tsx", "disableAd": true}}\n\n:::\n')).toContain(
      off,
    );
    expect(await render('# A\n\n{{"demo": "NoAd.tsx", "disableAd": false}}\n')).not.toContain(
      'AfterDescription disableAd',
    );
  });

  it('is part of the Markdown only where a plugin fills the slot', () => {
    const row = { name: 'a', enabled: true, slots: { afterDescription: ['@theme/A'] } };
    expect(mergeMarkdown([row], [row]).rehypePlugins).toEqual([placeAfterDescription]);
    expect(mergeMarkdown([row], []).rehypePlugins).toEqual([]);
    expect(mergeMarkdown([row], []).remarkPlugins).toEqual([[importComponents, { components: {} }]]);
  });
});
