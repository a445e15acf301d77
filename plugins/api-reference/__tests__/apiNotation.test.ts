import path from 'node:path';
import { writeFolder } from '../../../scripts/lib/__tests__/folders';
import { renderMarkdown } from '../../../test/markdown';
import { apiNotation } from '../remark/apiNotation';
import { withoutApi } from '../remark/withoutApi';
import { buildFixtureFiles } from './pageFixtures';

type Transform = typeof apiNotation | typeof withoutApi;

/** Renders a page of a site that has the data of the fixtures. */
async function render(content: string, transform: Transform = apiNotation): Promise<string> {
  const { data } = await buildFixtureFiles();
  const files = [...data].map(([name, text]) => [`.generated/api/alpha-v1/${name}`, text]);
  const folder = writeFolder(Object.fromEntries(files));
  const file = path.join(folder, 'docs/alpha/v1/content/react-select.md');
  return renderMarkdown(content, { beforeDefaultRemarkPlugins: [transform] }, file);
}

const TABLE = '{{"component": "ApiTable", "name": "Button", "table": "props"}}';

describe('apiNotation (issue 4 point 3)', () => {
  it('replaces a table by its component, with the data of its page', async () => {
    expect(await render(`Text\n\n${TABLE}\n`)).toBe(
      '<p>Text</p>\n<ApiTable table="&#x22;props&#x22;" api="{&#x22;references&#x22;:&#x22;Api0&#x22;}"></ApiTable>\n',
    );
  });

  it('imports the data once, and works in admonitions', async () => {
    const html = await render(`${TABLE}\n\n:::info\n\n${TABLE}\n\n:::\n`);
    expect(html.match(/<ApiTable/g)).toHaveLength(2);
    expect(html).not.toContain('Api1');
  });

  it('puts all of a component on a page, with headings in the contents', async () => {
    const html = await render('## API\n\n{{"component": "ApiReference", "name": "Select"}}\n');
    expect(html).toContain('<h3 id="select-trigger">Select.Trigger</h3>');
    expect(html).toContain('<h4 id="select-trigger-data-attributes">Data attributes</h4>');
    expect(html.match(/<ApiTable/g)).toHaveLength(4);
    expect(html.match(/<ApiViews/g)).toHaveLength(1);
    expect(html).toContain('Renders a <code>&#x3C;button></code> element.');
  });

  it('tells everything that is wrong at once, with file, line and the valid names', async () => {
    const content = [
      '{{"component": "ApiTable", "table": "props"}}',
      '{{"component": "ApiReference", "name": "Selekt"}}',
      '{{"component": "ApiTable", "name": "Button", "table": "prop"}}',
    ].join('\n\n');
    await expect(render(content)).rejects.toThrow(
      /Wrong API notation:\n.*react-select\.md:1: "ApiTable" without "name".*\n.*:3: no API page of "Selekt"; there are button, .*\n.*:5: Button has no table "prop"; it has props, slots, classes/,
    );
  });

  it('leaves other notations and other braces alone', async () => {
    const html = await render(
      '{{"component": "Other"}}\n\n{{"component": "ApiTable"\n\n`{{"component": "ApiViews"}}`\n',
    );
    expect(html).not.toContain('<Api');
  });
});

describe('withoutApi', () => {
  it('keeps the text of links to generated pages, and other links', async () => {
    const text = [
      '**[`Button`](/material-ui/v7/api/button#button-prop-color)**',
      '[Account](/toolpad/core/api/account)',
      '[Functions](/toolpad/studio/reference/api/create-function)',
    ].join(' ');
    expect(await render(text, withoutApi)).toBe(
      '<p><strong><code>Button</code></strong> Account ' +
        '<a href="/toolpad/studio/reference/api/create-function">Functions</a></p>\n',
    );
  });

  it('removes what the plugin would have replaced', async () => {
    const html = await render(
      `Text\n\n${TABLE}\n\n{{"component": "ApiReference", "name": "Gone"}}\n`,
      withoutApi,
    );
    expect(html).toBe('<p>Text</p>\n');
  });
});
