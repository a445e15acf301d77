import { renderMarkdown } from '../../../test/markdown';
import { component, prop } from '../node/changes/__tests__/documents';
import { planPages } from '../node/pages';
import { apiNotation } from '../remark/apiNotation';
import type { LoadVersion } from '../remark/changesNotation';

const documents = {
  v1: [component('Button', { props: [prop('raised')] }), component('Chip')],
  v2: [component('Button')],
};

function planVersion(id: 'v1' | 'v2') {
  const versionedApiPath = id === 'v2' ? '/ui/api' : '/ui/v1/api';
  return {
    id,
    apiPath: versionedApiPath,
    plans: planPages(documents[id], { apiPath: '/ui/api', versionedApiPath }),
  };
}

const loadVersion: LoadVersion = (product, id) => {
  if (!['ui', 'other'].includes(product)) {
    return Promise.resolve({ key: 'product', valid: ['ui', 'other'] });
  }
  return Promise.resolve(
    id === 'v1' || id === 'v2'
      ? { version: planVersion(id) }
      : { key: 'version', valid: Object.keys(documents) },
  );
};

function render(content: string): Promise<string> {
  const stages = { beforeDefaultRemarkPlugins: [[apiNotation, { loadVersion }]] };
  return renderMarkdown(content, stages as never, '/site/docs/ui/v2/content/upgrade.md');
}

const notation = (more: object) => JSON.stringify({ component: 'ApiChanges', ...more });

describe('ApiChanges (issue 7 point 5)', () => {
  it('becomes headings, lists and folded blocks', async () => {
    const html = await render(`Text\n\n{${notation({ from: 'v1', to: 'v2' })}}\n\nMore\n`);
    expect(html).toContain('<h3 id="api-removed">Gone in version 2</h3>');
    expect(html).toContain('<h4 id="api-button">Button</h4>');
    expect(html).toContain('<a href="/ui/v1/api/button#button-prop-raised"><code>raised</code></a>');
    expect(html).toMatch(/<p>More<\/p>\s*$/);
  });

  it('tells anchors of another product apart', async () => {
    const html = await render(`{${notation({ from: 'v1', to: 'v2', product: 'other' })}}\n`);
    expect(html).toContain('<h3 id="other-removed">');
  });

  it('tells everything that is wrong at once, with file, line, value and fix', async () => {
    const content = [
      { from: 'v1' },
      { from: 'v3', to: 'v2' },
      { from: 'v1', to: 'v2', product: 'nothing' },
      { from: 'v1', to: 'v2', renamed: { Chap: 'Button' }, replaced: 'Chip' },
      { from: 'v1', to: 'v2', name: 'Button' },
      { from: 'v1', to: 'v2', renamed: { Chip: 'Button' } },
    ].map((more) => `{${notation(more)}}`);
    const lines = [
      'upgrade.md:1: "ApiChanges" without "to"; write for example {{"component": "ApiChanges", "from": "v7", "to": "v9"}}',
      'upgrade.md:3: "from" is "v3", which is no version of ui; there are v1, v2',
      'upgrade.md:5: "product" is "nothing", which has no library; write one of ui, other as "product"',
      'upgrade.md:7: "renamed" names "Chap", which v1 does not have; it has Button, Chip; "replaced" is "Chip"; write names in braces',
      'upgrade.md:9: "ApiChanges" has no option "name"; its options are "from" and "to"',
      'upgrade.md:11: "renamed" turns "Chip" into "Button", which v1 has too; write it in "replaced"',
    ];
    const error: Error = await render(content.join('\n\n')).then(
      () => new Error('no error'),
      (reason: Error) => reason,
    );
    for (const line of lines) expect(error.message).toContain(line);
  });
});
