import path from 'node:path';
import { writeFolder } from '../../../../scripts/lib/__tests__/folders';
import { renderMarkdown } from '../../../../test/markdown';
import { apiNotation } from '../../remark/apiNotation';
import { withoutApi } from '../../remark/withoutApi';
import { buildFixtureFiles } from '../pageFixtures';

/** Renders a page of a site that has the data of the fixtures. */
async function render(content: string, transform: typeof apiNotation | typeof withoutApi = apiNotation) {
  const { data } = await buildFixtureFiles();
  const files = [...data].map(([name, text]) => [`.generated/api/alpha-beta-v1/${name}`, text]);
  const folder = writeFolder(Object.fromEntries(files));
  const file = path.join(folder, 'docs/alpha-beta/v1/content/react-button.md');
  return renderMarkdown(content, { beforeDefaultRemarkPlugins: [transform] }, file);
}

const BUTTON = '{{"component": "Playground", "name": "Button"}}';

describe('the notation of a playground (issue 4 point 4)', () => {
  it('is replaced by its component, with the module that leads to its code', async () => {
    expect(await render(BUTTON)).toBe(
      '<Playground name="&#x22;Button&#x22;" play="{&#x22;references&#x22;:&#x22;Api0&#x22;}"></Playground>\n',
    );
  });

  it('tells everything that is wrong at once, with file, line and the valid names', async () => {
    const content = [
      '{{"component": "Playground"}}',
      '{{"component": "Playground", "name": "Buton"}}',
      '{{"component": "Playground", "name": "ButtonBase"}}',
      '{{"component": "Playground", "name": 5}}',
      '{{"component": "Playground", "name": "Button", "hight": 100, "bg": true}}',
      BUTTON,
    ].join('\n\n');
    await expect(render(content)).rejects.toThrow(
      new RegExp(
        [
          'Wrong API notation:',
          '.*react-button\\.md:1: "Playground" without "name"; write for example .*"name": "Button".*',
          '.*:3: no playground of "Buton"; there are Button\\b.*',
          '.*:5: no playground of "ButtonBase"; there are Button\\b.*',
          '.*:7: "name" is 5; write the name of a component in quotes, such as "Button".*',
          '.*:9: "Playground" has no option "hight", "bg"; its options are "name"',
        ].join('\n'),
      ),
    );
  });

  it('vanishes on a site without API pages', async () => {
    expect(await render(`Text\n\n${BUTTON}\n`, withoutApi)).toBe('<p>Text</p>\n');
  });
});
