/**
 * The site as a table of contents: facts, the docs instances of this build, the enabled plugins. Runs in Node, once
 * for each unit of `npm run build` and once for `npm start` (design §2).
 */
import type { Config } from '@docusaurus/types';
import type { Options as ClassicOptions, ThemeConfig } from '@docusaurus/preset-classic';
import { products } from './docs/products';
import { versions as facts } from './docs/versions';
import { createSlotsPlugin, selectRows } from './plugins/kit/node';
import { registry } from './plugins/registry';
import { createAccessibilityPlugin } from './src/build/accessibility/accessibilityPlugin';
import { hasApi } from './src/build/api/hasApi';
import { createBundlerPlugin } from './src/build/bundlerPlugin';
import { cacheName } from './src/build/cacheName';
import { createDocsInstance } from './src/build/docsInstance';
import { readEnv } from './src/build/env';
import { createCounterpartsPlugin } from './src/build/counterparts/counterpartsPlugin';
import { createFontsPlugin } from './src/build/fonts/fontsPlugin';
import { createParseFrontMatter } from './src/build/frontMatter';
import { createHashPlugin } from './src/build/hashPlugin';
import { buildI18n } from './src/build/i18n';
import { createKeepPlugin } from './src/build/keep/keepPlugin';
import { mergeMarkdown } from './src/build/markdown';
import { createStylesPlugin } from './src/build/stylesPlugin';
import { buildSiteData } from './src/build/siteData';
import { SITE_TAGLINE, SITE_TITLE } from './src/build/siteFacts';
import { selectUnits } from './src/build/units';
import { createVersionsPlugin } from './src/build/versions/versionsPlugin';
import { checkManifest } from './src/pages-manifest/loadManifest';

const rootDir = __dirname;
const env = readEnv();
const rows = selectRows(registry, env.pluginsOff);
const units = selectUnits(products, env);
const manifest = checkManifest({ rootDir, products, includeFixture: env.fixture, generated: hasApi(env) });
const versions = manifest.products
  .flatMap((product) => product.versions)
  .filter((version) => units.some((unit) => unit.product === version.product && unit.version === version.id));
const withRoot = units.some((unit) => unit.id === 'root');

const config: Config = {
  title: SITE_TITLE,
  tagline: SITE_TAGLINE,
  url: env.url,
  baseUrl: env.baseUrl,
  baseUrlIssueBanner: false,
  trailingSlash: false,
  favicon: 'favicon.svg',
  future: { v4: true, faster: true },
  storage: { type: 'localStorage', namespace: false },
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  staticDirectories: withRoot ? ['static', '.generated/static'] : [],
  i18n: buildI18n(),
  markdown: {
    format: 'detect',
    // The family's pages write `:::info Title` and `## Heading {#id}`.
    mdx1Compat: { comments: true, admonitions: true, headingIds: true },
    parseFrontMatter: createParseFrontMatter(rootDir, versions, manifest, facts),
    hooks: { onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw' },
  },
  customFields: { ...buildSiteData(manifest, versions, withRoot) },
  presets: [
    [
      'classic',
      {
        docs: false,
        pages: withRoot ? { path: 'src/pages' } : false,
        blog: withRoot
          ? { path: 'blog', blogSidebarCount: 'ALL', archiveBasePath: null, onUntruncatedBlogPosts: 'ignore' }
          : false,
        sitemap: false,
        theme: { customCss: './src/css/site.css' },
      } satisfies ClassicOptions,
    ],
  ],
  plugins: [
    createBundlerPlugin({
      cacheName: cacheName(env),
      demos: versions.flatMap(({ pages }) => pages).reduce((sum, page) => sum + page.demos.length, 0),
    }),
    createStylesPlugin(withRoot),
    createFontsPlugin(`${rootDir}/.generated/static`),
    createHashPlugin(env.buildHash),
    createKeepPlugin(env.buildHash),
    createSlotsPlugin(rows),
    createCounterpartsPlugin(manifest, versions),
    createVersionsPlugin(manifest, versions),
    ...(withRoot ? [createAccessibilityPlugin(manifest, env.repository)] : []),
    ...versions.map((version) => createDocsInstance(version, mergeMarkdown(registry, rows), env)),
    ...rows.map((row): [string, object] => [`./plugins/${row.name}/index.ts`, row.options ?? {}]),
  ],
  themeConfig: {
    colorMode: { defaultMode: 'light', respectPrefersColorScheme: true },
    docs: { sidebar: { hideable: false, autoCollapseCategories: false } },
    tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
    prism: { additionalLanguages: [] },
  } satisfies ThemeConfig,
};

export default config;
