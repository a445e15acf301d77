import type { Root, RootContent } from 'mdast';
import { importComponents } from '../importComponents';
import { buildElement, buildImport } from '../mdxNodes';

const components = { Demo: '@theme/Demo', CodeTabs: '@theme/CodeTabs' };

function run(...children: RootContent[]): string[] {
  const tree: Root = { type: 'root', children };
  importComponents({ components })(tree);
  return tree.children
    .filter(({ type }) => type === 'mdxjsEsm')
    .map((node) => (node as { value: string }).value);
}

describe('importComponents (design §6: no library in the first load that a page does not need)', () => {
  it('imports what the page shows, once', () => {
    expect(run(buildElement('Demo', {}), buildElement('Demo', {}))).toEqual([
      'import Demo from "@theme/Demo";',
    ]);
  });

  it('finds components inside others', () => {
    const admonition = {
      ...buildElement('Note', {}),
      children: [buildElement('CodeTabs', {})],
    } as RootContent;
    expect(run(admonition)).toEqual(['import CodeTabs from "@theme/CodeTabs";']);
  });

  it('imports nothing for plain text, and no component that it does not know', () => {
    expect(run({ type: 'paragraph', children: [{ type: 'text', value: 'Demo' }] })).toEqual([]);
    expect(run(buildElement('Other', {}))).toEqual([]);
  });

  it('leaves a name alone that the page imports itself', () => {
    expect(run(buildImport('Demo', './mine'), buildElement('Demo', {}))).toEqual([
      'import Demo from "./mine";',
    ]);
  });
});
