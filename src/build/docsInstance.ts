import pluginContentDocs, { validateOptions } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin, PluginConfig, RouteConfig } from '@docusaurus/types';
import type { LoadedContent, PluginOptions } from '@docusaurus/plugin-content-docs';
import type { MarkdownStages } from '../../plugins/kit/node';
import type { ManifestVersion } from '../pages-manifest/types';
import { GENERATED_CONTENT } from '../pages-manifest/generatedPages';
import { siteLinks } from './siteLinks';
import { buildSidebarItems } from './sidebarItems';
import { editUrl } from './editUrl';
import { ADMONITIONS } from './markdown';
import type { SiteEnv } from './env';

/** Longest first, so that a page goes to the most specific prefix. */
function byLength(a: string, b: string): number {
  return b.length - a.length;
}

function below(path: string, prefix: string): boolean {
  return path === prefix || path.startsWith(`${prefix}/`);
}

function pagesOf(route: RouteConfig): RouteConfig[] {
  return route.routes ? route.routes.flatMap(pagesOf) : [route];
}

/** The chain of parent routes that the docs plugin made, with another path and only the pages below it. */
function narrow(route: RouteConfig, path: string, pages: RouteConfig[]): RouteConfig {
  const [first] = route.routes ?? [];
  const routes = first?.routes ? [narrow(first, path, pages)] : pages;
  return { ...route, path, routes };
}

/**
 * Several products can live below one path (`/x`), but React Router enters one parent route only. So the one parent
 * of a docs instance becomes one for each prefix of the product.
 */
export function splitByPrefix(route: RouteConfig, prefixes: readonly string[]): RouteConfig[] {
  const sorted = [...prefixes].sort(byLength);
  const pages = pagesOf(route);
  return sorted
    .map((prefix) => {
      const own = pages.filter((page) => sorted.find((candidate) => below(page.path, candidate)) === prefix);
      return { prefix, own };
    })
    .filter(({ own }) => own.length > 0)
    .map(({ prefix, own }) => narrow(route, prefix, own));
}

function createDocsPlugin(version: ManifestVersion, baseUrl: string) {
  const prefixes = version.prefixes.map((prefix) => baseUrl + prefix.slice(1));
  const create = async (context: LoadContext, options: PluginOptions): Promise<Plugin<LoadedContent>> => {
    const plugin = (await pluginContentDocs(context, options)) as Plugin<LoadedContent>;
    return {
      ...plugin,
      contentLoaded({ content, actions }) {
        const addRoute = (route: RouteConfig) => splitByPrefix(route, prefixes).forEach(actions.addRoute);
        return plugin.contentLoaded?.({ content, actions: { ...actions, addRoute } });
      },
      getPathsToWatch: () => [
        ...(plugin.getPathsToWatch?.() ?? []),
        `docs/${version.product}/${version.id}/pages.ts`,
      ],
    };
  };
  return Object.assign(create, { validateOptions });
}

/** Docusaurus' own: what is hidden by `_`, and tests. */
const EXCLUDED = ['**/_*.{js,jsx,ts,tsx,md,mdx}', '**/_*/**', '**/*.test.{js,jsx,ts,tsx}', '**/__tests__/**'];

/** Generated pages have no file to edit, and are left over where their plugin is off. */
function isGenerated(docPath: string): boolean {
  return docPath.startsWith(`${GENERATED_CONTENT}/`);
}

/** The docs instance of one product-version: routes and sidebar come from the manifest (design §2). */
export function createDocsInstance(
  version: ManifestVersion,
  markdown: MarkdownStages,
  env: SiteEnv,
): PluginConfig {
  const folder = `docs/${version.product}/${version.id}`;
  return [
    createDocsPlugin(version, env.baseUrl) as never,
    {
      id: `${version.product}-${version.id}`,
      path: `${folder}/content`,
      routeBasePath: version.basePath.slice(1),
      sidebarPath: './sidebars.ts',
      sidebarItemsGenerator: ({ docs }: { docs: { id: string; source: string }[] }) =>
        buildSidebarItems(version, docs),
      editUrl: ({ docPath }: { docPath: string }) =>
        isGenerated(docPath) ? undefined : editUrl(env, `${folder}/content/${docPath}`),
      ...(version.pages.some(({ api }) => api) ? {} : { exclude: [...EXCLUDED, `${GENERATED_CONTENT}/**`] }),
      breadcrumbs: true,
      admonitions: ADMONITIONS,
      ...markdown,
      beforeDefaultRemarkPlugins: [...(markdown.beforeDefaultRemarkPlugins ?? []), siteLinks(version)],
    },
  ];
}
