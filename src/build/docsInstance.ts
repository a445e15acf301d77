import pluginContentDocs, { validateOptions } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin, PluginConfig, RouteConfig } from '@docusaurus/types';
import type { LoadedContent, PluginOptions } from '@docusaurus/plugin-content-docs';
import type { GlobalPluginData } from '@docusaurus/plugin-content-docs/client';
import type { MarkdownStages } from '../../plugins/kit/node';
import type { ManifestVersion } from '../pages-manifest/types';
import { GENERATED_CONTENT } from '../pages-manifest/generatedPages';
import { siteLinks } from './siteLinks';
import { buildSidebarItems, findSection, firstPage } from './sidebarItems';
import { slimMetadata } from './slim/slimMetadata';
import { slimVersion } from './slim/slimVersion';
import { editUrl } from './editUrl';
import { dropChildren } from './keep/dropChildren';
import { keepProse } from './keep/keepProse';
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
  return slimVersion({ ...route, path, routes }, pages);
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

/** Global data is in the main chunk: the list of all pages, for links of a navbar that this site has not, stays out. */
function withoutDocs({ versions, ...data }: GlobalPluginData): GlobalPluginData {
  return { ...data, versions: versions.map((version) => ({ ...version, docs: [] })) };
}

function createDocsPlugin(version: ManifestVersion, baseUrl: string) {
  const section = findSection(version);
  // A section has a sidebar of its own: so the data of one is not loaded with pages that show the other.
  const own = [...version.prefixes, ...(section ? [firstPage(section)?.pathname ?? version.basePath] : [])];
  const prefixes = [...new Set(own)].map((prefix) => baseUrl + prefix.slice(1));
  const create = async (context: LoadContext, options: PluginOptions): Promise<Plugin<LoadedContent>> => {
    const plugin = (await pluginContentDocs(context, options)) as Plugin<LoadedContent>;
    return {
      ...plugin,
      contentLoaded({ content, actions }) {
        const addRoute = (route: RouteConfig) => splitByPrefix(route, prefixes).forEach(actions.addRoute);
        const setGlobalData = (data: unknown) => actions.setGlobalData(withoutDocs(data as GlobalPluginData));
        const createData = (name: string, data: string | object) =>
          actions.createData(name, typeof data === 'string' ? data : slimMetadata(data));
        return plugin.contentLoaded?.({
          content,
          actions: { ...actions, addRoute, setGlobalData, createData },
        });
      },
      getPathsToWatch: () => [
        ...(plugin.getPathsToWatch?.() ?? []),
        `docs/${version.product}/${version.id}/pages.ts`,
      ],
    };
  };
  return Object.assign(create, { validateOptions });
}

interface SidebarInput {
  docs: { id: string; source: string }[];
  item: { dirName: string };
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
      sidebarItemsGenerator: ({ docs, item }: SidebarInput) =>
        buildSidebarItems(version, docs, item.dirName === '.' ? 'pages' : 'section'),
      editUrl: ({ docPath }: { docPath: string }) =>
        isGenerated(docPath) ? undefined : editUrl(env, `${folder}/content/${docPath}`),
      ...(version.pages.some(({ api }) => api) ? {} : { exclude: [...EXCLUDED, `${GENERATED_CONTENT}/**`] }),
      breadcrumbs: true,
      admonitions: ADMONITIONS,
      ...markdown,
      rehypePlugins: [...(markdown.rehypePlugins ?? []), keepProse],
      recmaPlugins: [dropChildren],
      beforeDefaultRemarkPlugins: [...(markdown.beforeDefaultRemarkPlugins ?? []), siteLinks(version)],
    },
  ];
}
