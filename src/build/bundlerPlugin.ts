import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { RuleSetRule } from 'webpack';
import { createLazyPages } from './lazyPages';
import { routeFiles } from './routes/routesLoader';

/** Style sheets of demos are compiled by the demos plugin, apart from the site's (design §3 fact 8). */
const DEMO_STYLES = /[\\/]docs[\\/][^\\/]+[\\/][^\\/]+[\\/]content[\\/].*\.css$/;

/** Files of Tailwind demos, whose JSX gets the scope of their sheet. */
const TAILWIND_FILES = /[\\/]docs[\\/][^\\/]+[\\/][^\\/]+[\\/]content[\\/].*[\\/]tailwind[\\/].*\.[jt]sx?$/;

function excludeDemoStyles(rules: RuleSetRule[]): void {
  for (const rule of rules) {
    const test = rule.test instanceof RegExp ? rule.test : null;
    if (!test?.test('x.module.css') && !test?.test('x.css')) continue;
    const present = rule.exclude ? [rule.exclude].flat() : [];
    rule.exclude = [...present, DEMO_STYLES] as RuleSetRule['exclude'];
  }
}

/** Code of loaders and transforms: what the bundler has kept is stale when any of it changes. */
function listTransforms(folder: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|mjs)$/.test(name) && !/__(tests|fixtures)__/.test(name))
    .map((name) => path.join(folder, name));
}

interface BundlerOptions {
  /** Folder of the bundler's cache. */
  cacheName: string;
  /** How many demos the pages of this build show. */
  demos: number;
}

/** Settings of the bundler that belong to no plugin. */
export function createBundlerPlugin({ cacheName, demos }: BundlerOptions) {
  return (context: LoadContext): Plugin => {
    const themeClassic = path.dirname(require.resolve('@docusaurus/theme-classic'));
    const coreClient = path.join(
      path.dirname(require.resolve('@docusaurus/core/package.json')),
      'lib/client',
    );
    const root = (...segments: string[]) => path.join(context.siteDir, ...segments);
    return {
      name: 'site-bundler',
      getClientModules: () => [root('src/framework/recover.ts')],
      configureWebpack(config, isServer, utils) {
        excludeDemoStyles((config.module?.rules ?? []) as RuleSetRule[]);
        const side = isServer ? 'server' : 'client';
        return {
          ...(isServer || config.mode === 'production' ? {} : createLazyPages(context.siteDir, utils)),
          ...(process.env.DOCUSAURUS_NO_PERSISTENT_CACHE
            ? {}
            : {
                experiments: {
                  cache: {
                    storage: { type: 'filesystem', directory: root('.cache/rspack', cacheName, side) },
                    buildDependencies: [root('plugins'), root('src/build')].flatMap(listTransforms),
                  },
                },
              }),
          resolve: {
            alias: {
              '@demos': root('plugins/demos'),
              // Code is highlighted at build time: the highlighter that theme-classic brings is not needed.
              'prism-react-renderer': root('src/framework/noPrism.ts'),
              '@docusaurus/Link': root('src/framework/Link.tsx'),
              '@docusaurus/Translate': root('src/framework/Translate.tsx'),
              ...(isServer
                ? {}
                : {
                    '@docusaurus/utils-common$': root('src/framework/utilsCommon.ts'),
                    'hoist-non-react-statics$': root('src/framework/hoistStatics.ts'),
                    'react-helmet-async$': root('src/framework/helmet/index.tsx'),
                  }),
              [`${coreClient}/BaseUrlIssueBanner$`]: root('src/framework/Nothing.ts'),
              [`${coreClient}/ClientLifecyclesDispatcher$`]: root('src/framework/lifecycles.ts'),
              [`${themeClassic}/nprogress$`]: root('src/framework/progress.ts'),
            },
          },
          resolveLoader: {
            alias: {
              'demo-island': `${root('plugins/demos/loaders/island.mjs')}?${side}`,
              'demo-project': `${root('plugins/demos/loaders/project.mjs')}?${side}`,
              'demo-source': `${root('plugins/demos/loaders/source.mjs')}?${side}`,
              'demo-tailwind': `${root('plugins/demos/loaders/tailwind.mjs')}?${side}`,
            },
          },
          module: {
            rules: [
              ...(isServer || config.mode !== 'production'
                ? []
                : [
                    {
                      include: routeFiles(context.generatedFilesDir),
                      use: [{ loader: root('src/build/routes/routes.mjs') }],
                      type: 'javascript/auto',
                    },
                    {
                      include: path.join(context.generatedFilesDir, 'docusaurus.config.mjs'),
                      use: [{ loader: root('src/build/slim/config.mjs') }],
                    },
                  ]),
              {
                test: DEMO_STYLES,
                use: [{ loader: `${root('plugins/demos/loaders/style.mjs')}?${side}` }],
                type: 'javascript/auto',
              },
              {
                test: TAILWIND_FILES,
                enforce: 'pre',
                use: [{ loader: root('plugins/demos/loaders/tailwindFile.mjs') }],
              },
            ],
          },
          ...(config.mode === 'production' && (isServer ? SERVER_OUTPUT : createClientOutput(demos))),
        } as never;
      },
    };
  };
}

/**
 * One hash for all chunks of a build: with a hash of its own for each, every page would load the table of them, which
 * grows with the pages of the product. A build that did not change keeps its hash (design §2).
 */
const CHUNK = 'assets/js/[id].[fullhash:8].js';

/**
 * Numbers from 0 on instead of five digits: 2 kB of a page. Five digits would stay the same when other modules come and
 * go, which is worth nothing where a build has one hash for all of its chunks.
 */
const SHORT_IDS = { moduleIds: 'natural', chunkIds: 'natural' };

/** Within the main chunk: apart, it would be kept when others change, but all chunks of a build have one hash. */
const ONE_RUNTIME = { runtimeChunk: false };

/** What any page of documentation is made of, besides what every page of the site has. */
const DOC_SHELL =
  /theme-classic[\\/]lib[\\/]theme[\\/](CodeInline|Doc|MDX|Mermaid|TOC|Details|Heading)|src[\\/](theme|components|framework)[\\/]|plugins[\\/]kit[\\/]client[\\/]readCode|(docs|theme-common)[\\/]lib[\\/](client|utils|contexts|hooks|components)[\\/]|@mdx-js/;

/** What nearly each demo of a library on Emotion needs before its own components. */
const DEMO_CORE =
  /node_modules[\\/](@emotion|stylis|react-is|hoist-non-react-statics|@mui[\\/](private-theming|styled-engine|material[\\/]styles|system(?![\\/](Stack|Grid|Container))))[\\/]/;

/** The core is what this share of the demos needs, or at least so many: what few need would burden the others' pages. */
const CORE = { share: 1 / 4, demos: 8 };

/**
 * Docusaurus puts what half of the pages share into one chunk that every page loads; with demos that would be the
 * documented library. Instead, what demos share lies in chunks of its own, asked for with the first demo. Few larger
 * chunks compress better than many small ones, and each request costs headers.
 */
const splitChunks = (demos: number) => ({
  cacheGroups: {
    common: false,
    docShell: { test: DOC_SHELL, chunks: 'async', name: 'doc-shell', enforce: true, priority: 30 },
    demoCore: {
      test: DEMO_CORE,
      chunks: 'async',
      minChunks: Math.max(CORE.demos, Math.round(demos * CORE.share)),
      name: 'demo-core',
      enforce: true,
      priority: 20,
    },
    demoLibraries: {
      test: /[\\/]node_modules[\\/]/,
      chunks: 'async',
      minChunks: 2,
      minSize: 20_000,
      priority: 10,
      reuseExistingChunk: true,
    },
  },
});

const createClientOutput = (demos: number) => ({
  output: { chunkFilename: CHUNK },
  optimization: { splitChunks: splitChunks(demos), ...ONE_RUNTIME, ...SHORT_IDS },
});

/**
 * What renders the pages is not split by Docusaurus: each page and demo would have its own copy of the documented
 * library, 1 GB for the 640 demos of Material UI, written and then compiled by each worker. What two of them need
 * lies in one file instead.
 */
const SERVER_OUTPUT = {
  optimization: {
    splitChunks: {
      cacheGroups: {
        default: false,
        defaultVendors: false,
        shared: { chunks: 'async', minChunks: 2, name: 'shared', enforce: true },
      },
    },
  },
};
