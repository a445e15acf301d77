import { createTest } from '../lazyPages';

describe('what the development server compiles when it is opened (issue 7)', () => {
  const test = createTest('/home/kim/docs+plugins');
  const inSite = (file: string) => test.test(`/home/kim/docs+plugins/${file}`);

  it('are pages, what plugins load, and lists of demos in frames', () => {
    expect(inSite('docs/joy-ui/v5/content/react-button/react-button.md')).toBe(true);
    expect(inSite('plugins/demo-editor/theme/DemoEditor/index.tsx')).toBe(true);
    expect(inSite('.docusaurus/site-demos/default/frames-joy-ui-v5.js')).toBe(true);
    expect(createTest('C:\\site').test('C:\\site\\docs\\joy-ui\\v5\\content\\a.mdx')).toBe(true);
  });

  it('is not the shell of the site, nor what a page has imported', () => {
    expect(inSite('src/theme/DocItem/Layout/index.tsx')).toBe(false);
    expect(inSite('docs/joy-ui/v5/content/react-button/SaveButton.tsx')).toBe(false);
    expect(inSite('.docusaurus/docusaurus-plugin-content-docs/joy-ui-v5/page.json')).toBe(false);
  });
});
