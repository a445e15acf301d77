import type { RouteConfig } from '@docusaurus/types';
import type { PropSidebar, PropVersionMetadata } from '@docusaurus/plugin-content-docs';

/** Without what no component of this site reads. */
function slimItems(items: PropSidebar): PropSidebar {
  return items.map((item) => {
    if (item.type === 'category') {
      const { type, label, key, customProps, collapsed, collapsible } = item;
      const slim = { type, label, ...(key && { key }), ...(customProps && { customProps }) };
      return { ...slim, collapsed, collapsible, items: slimItems(item.items) };
    }
    if (item.type !== 'link') return item;
    const { type, label, href, customProps, docId } = item;
    // Breadcrumbs tell pages from links by their identifier, whichever it is.
    const id = docId === undefined ? {} : { docId: '-' };
    return { type, label, href, ...id, ...(customProps && { customProps }) };
  });
}

/**
 * Of a route with the data of a version, the same with those sidebars that its pages show, and without the list of all
 * pages with their descriptions: each page loads these data.
 */
export function slimVersion(route: RouteConfig, pages: readonly RouteConfig[]): RouteConfig {
  const version = route.props?.version as PropVersionMetadata | undefined;
  if (!version) return route;
  const shown = new Set(pages.map(({ sidebar }) => sidebar));
  const docsSidebars = Object.fromEntries(
    Object.entries(version.docsSidebars)
      .filter(([name]) => shown.has(name))
      .map(([name, items]) => [name, slimItems(items)]),
  );
  return { ...route, props: { ...route.props, version: { ...version, docsSidebars, docs: {} } } };
}
