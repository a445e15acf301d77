import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { RuleSetRule } from 'webpack';
import { createClientOutput, SERVER_OUTPUT } from './chunks';
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

/**
 * Packages that production builds import and never ask: libraries check the types of props in development only. Nothing
 * happens when they are loaded, which they do not say of themselves.
 */
const WITHOUT_EFFECTS = /[\\/]node_modules[\\/](prop-types|react-is)[\\/]/;

/** Only the router's own import: demos have other versions of what it reads paths with. */
const ROUTER = /[\\/]node_modules[\\/]react-router[\\/]/;

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
        const manifestFile = path.join(context.generatedFilesDir, 'client-manifest.json');
        const clientOutput = createClientOutput({ demos, manifestFile });
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
                    {
                      include: ROUTER,
                      resolve: {
                        alias: {
                          'path-to-regexp$': root('src/framework/pathToRegexp.ts'),
                          // Of a substitute for contexts, which React has. In development the router asks for more of it.
                          'prop-types$': root('src/framework/Nothing.ts'),
                        },
                      },
                    },
                  ]),
              { include: WITHOUT_EFFECTS, sideEffects: false },
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
          ...(config.mode === 'production' && (isServer ? SERVER_OUTPUT : clientOutput)),
        } as never;
      },
    };
  };
}
