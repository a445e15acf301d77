import fs from 'node:fs';
import path from 'node:path';
import type { ManifestNode } from '../../src/pages-manifest/types';

const FRONT_MATTER = /^---\n[\s\S]*?\n---\n/;
const NOTATION = /^\{\{(.*)\}\}$/gm;

/** What stands in place of a demo: its code, or what it renders with its code below. */
export type StockDemos = 'code' | 'rendered';

/** File of a demo beside its page, from the page's folder; of one in several stylings, the first. */
function findDemo(folder: string, name: string): string {
  const candidates = [
    name,
    `${name}/system/index.tsx`,
    `${name}/css/index.tsx`,
    `${name}/tailwind/index.tsx`,
  ];
  const file = candidates.find((each) =>
    fs.statSync(path.join(folder, each), { throwIfNoEntry: false })?.isFile(),
  );
  if (!file) throw new Error(`${folder} has no demo ${name}.`);
  return file;
}

/**
 * A page of this site as authors write it for stock Docusaurus: demos as their code, or imported, rendered and with their code;
 * in place of generated parts nothing.
 *
 * @param folder where the demos of the page are; the stock site has them in its folder `demos`
 */
export function toPlainMarkdown(text: string, folder: string, demos: StockDemos = 'code'): string {
  let count = 0;
  return text.replace(FRONT_MATTER, '').replace(NOTATION, (_, content: string) => {
    const { demo } = JSON.parse(`{${content}}`) as { demo?: string };
    if (demo === undefined) return '';
    const file = findDemo(folder, demo);
    const code = `\`\`\`tsx\n${fs.readFileSync(path.join(folder, file), 'utf8').trim()}\n\`\`\``;
    if (demos === 'code') return code;
    count += 1;
    return `import Demo${count} from '@site/demos/${file}';\n\n<Demo${count} />\n\n${code}`;
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
