import type { ManifestNode } from '../../../src/pages-manifest/types';
import { writeFolder } from '../../lib/__tests__/folders';
import { toPlainMarkdown, toSidebar } from '../plainDocs';

describe('toPlainMarkdown', () => {
  const folder = writeFolder({
    'Basic.tsx': 'export default 1;\n',
    'Hero/css/index.tsx': 'export default 2;\n',
  });

  it('shows the code of demos in their place, without front matter and generated parts', () => {
    const text =
      '---\ntitle: Button\n---\n# Button\n\n{{"component": "ComponentLinkHeader"}}\n\n' +
      '{{"demo": "Basic.tsx", "bg": true}}\n\nText.\n\n{{"demo": "Hero"}}\n';
    expect(toPlainMarkdown(text, folder)).toBe(
      '# Button\n\n\n\n```tsx\nexport default 1;\n```\n\nText.\n\n```tsx\nexport default 2;\n```\n',
    );
  });

  it('renders them above their code where the stock page is to do as much', () => {
    expect(toPlainMarkdown('{{"demo": "Basic.tsx"}}\n\n{{"demo": "Hero"}}\n', folder, 'rendered')).toBe(
      "import Demo1 from '@site/demos/Basic.tsx';\n\n<Demo1 />\n\n```tsx\nexport default 1;\n```\n\n" +
        "import Demo2 from '@site/demos/Hero/css/index.tsx';\n\n<Demo2 />\n\n```tsx\nexport default 2;\n```\n",
    );
  });

  it('names a demo that is not there', () => {
    expect(() => toPlainMarkdown('{{"demo": "Gone.tsx"}}', folder)).toThrow('has no demo Gone.tsx');
  });
});

describe('toSidebar', () => {
  const node = (pathname: string, more: Partial<ManifestNode> = {}): ManifestNode => ({
    kind: 'page',
    pathname,
    title: 'Title',
    flags: [],
    ...more,
  });

  it('keeps groups and pages, and leaves out links and groups without pages', () => {
    expect(
      toSidebar([
        node('/ui/start'),
        node('/ui/components', { kind: 'group', title: 'Components', children: [node('/ui/react-button')] }),
        node('/ui/later', { kind: 'group', children: [node('/ui/soon', { kind: 'planned' })] }),
        node('https://other.example', { kind: 'link' }),
      ]),
    ).toEqual(['ui/start', { type: 'category', label: 'Components', items: ['ui/react-button'] }]);
  });
});
