import fs from 'node:fs';
import path from 'node:path';
import type { ManifestNode } from '../../src/pages-manifest/types';

const FRONT_MATTER = /^---\n[\s\S]*?\n---\n/;
const NOTATION = /^\{\{(.*)\}\}$/gm;

/** Source of a demo beside its page; of one in several stylings, the first. */
function readDemo(folder: string, name: string): string {
  const candidates = [
    name,
    `${name}/system/index.tsx`,
    `${name}/css/index.tsx`,
    `${name}/tailwind/index.tsx`,
  ];
  const file = candidates
    .map((each) => path.join(folder, each))
    .find((each) => fs.statSync(each, { throwIfNoEntry: false })?.isFile());
  if (!file) throw new Error(`${folder} has no demo ${name}.`);
  return fs.readFileSync(file, 'utf8').trim();
}

/**
 * A page of this site as plain Markdown: in place of each demo the code that it shows, in place of generated parts nothing.
 *
 * @param folder where the demos of the page are
 */
export function toPlainMarkdown(text: string, folder: string): string {
  return text.replace(FRONT_MATTER, '').replace(NOTATION, (_, content: string) => {
    const { demo } = JSON.parse(`{${content}}`) as { demo?: string };
    return demo === undefined ? '' : `\`\`\`tsx\n${readDemo(folder, demo)}\n\`\`\``;
  });
}

type SidebarItem = string | { type: 'category'; label: string; items: SidebarItem[] };

/** The name of a page's document in the stock site. */
export function documentId(pathname: string): string {
  return pathname.replace(/^\//, '');
}

/** A page tree as Docusaurus' own sidebar takes it, without links that lead elsewhere. */
export function toSidebar(nodes: readonly ManifestNode[]): SidebarItem[] {
  return nodes.flatMap((node): SidebarItem[] => {
    if (node.kind === 'page') return [documentId(node.pathname)];
    const items = toSidebar(node.children ?? []);
    return items.length === 0 ? [] : [{ type: 'category', label: node.title, items }];
  });
}
