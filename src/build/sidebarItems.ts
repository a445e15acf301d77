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

/** Items of the sidebar, made from the page tree; pages that are planned or lie elsewhere become plain links. */
export function buildSidebarItems(
  version: ManifestVersion,
  docs: readonly { id: string; source: string }[],
): NormalizedSidebar {
  const idBySource = new Map(docs.map((doc) => [doc.source.replace(/^@site\//, ''), doc.id]));
  const idByPathname = new Map(
    version.pages.flatMap((page) => {
      const id = idBySource.get(page.source);
      return id ? [[page.pathname, id] as const] : [];
    }),
  );
  return version.tree.map((node) => toItem(node, idByPathname));
}
