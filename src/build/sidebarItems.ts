import type { NormalizedSidebar } from '@docusaurus/plugin-content-docs/lib/sidebars/types.js';
import type { ManifestNode, ManifestVersion } from '../pages-manifest/types';
import type { SidebarMarks } from '../components/Sidebar/types';

type Item = NormalizedSidebar[number];

/** Marks of a node, as the sidebar shows them; absent where there is none, to keep the data small. */
function customProps(node: ManifestNode): SidebarMarks | undefined {
  const props: SidebarMarks = {
    ...(node.flags.length > 0 && { flags: node.flags }),
    ...(node.plan && { plan: node.plan }),
    ...(node.icon && { icon: node.icon }),
    ...(node.subheader && { subheader: true }),
    ...(node.linkProps && { linkProps: node.linkProps }),
    ...(node.kind === 'planned' && { planned: true }),
    ...(node.isDefault && { isDefault: true }),
    ...(node.section && { section: true }),
  };
  return Object.keys(props).length > 0 ? props : undefined;
}

/** `key` keeps translations of equal labels in different groups apart. */
function toItem(node: ManifestNode, idByPathname: Map<string, string>): Item {
  const common = { label: node.title, key: node.pathname, customProps: customProps(node) };
  if (node.children) {
    return {
      ...common,
      type: 'category',
      collapsed: false,
      collapsible: true,
      items: node.children.map((child) => toItem(child, idByPathname)),
    } as Item;
  }
  const id = node.kind === 'page' ? idByPathname.get(node.pathname) : undefined;
  return (id ? { ...common, type: 'doc', id } : { ...common, type: 'link', href: node.pathname }) as Item;
}

/** A section in the sidebar of the other pages: what hundreds of pages share is one link there. */
function toSectionLink(node: ManifestNode): Item[] {
  const href = firstPage(node)?.pathname;
  return href === undefined
    ? []
    : [{ type: 'link', label: node.title, key: node.pathname, href, customProps: { ...customProps(node) } }];
}

/** The first page of a group, in the order of the sidebar. */
export function firstPage(node: ManifestNode): ManifestNode | undefined {
  if (node.kind === 'page') return node;
  for (const child of node.children ?? []) {
    const found = firstPage(child);
    if (found) return found;
  }
  return undefined;
}

/** The part of a tree whose pages have a sidebar of their own. */
export function findSection({ tree }: ManifestVersion): ManifestNode | undefined {
  return tree.find(({ section }) => section);
}

/**
 * Items of a sidebar, made from the page tree; pages that are planned or lie elsewhere become plain links.
 *
 * @param sidebar that of the section, or that of all other pages
 */
export function buildSidebarItems(
  version: ManifestVersion,
  docs: readonly { id: string; source: string }[],
  sidebar: 'pages' | 'section',
): NormalizedSidebar {
  const idBySource = new Map(docs.map((doc) => [doc.source.replace(/^@site\//, ''), doc.id]));
  const idByPathname = new Map(
    version.pages.flatMap((page) => {
      const id = idBySource.get(page.source);
      return id ? [[page.pathname, id] as const] : [];
    }),
  );
  if (sidebar === 'pages') {
    return version.tree.flatMap((node) =>
      node.section ? toSectionLink(node) : [toItem(node, idByPathname)],
    );
  }
  const section = findSection(version);
  if (!section) return [];
  const back: Item = {
    type: 'link',
    label: 'All pages',
    key: 'back',
    href: version.home,
    customProps: { back: true } satisfies SidebarMarks,
  };
  return [back, toItem(section, idByPathname)];
}
