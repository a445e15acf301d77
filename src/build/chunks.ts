import { PageStylesPlugin } from './PageStylesPlugin';

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
 * Docusaurus puts all style sheets into one, which each page waits for. Those of API pages (`reference.module.css`), and
 * those of what opens or comes near (`late.module.css`), lie in files of their own, asked for with the scripts that use them.
 */
const collectStyles = (name: string) => ({
  type: 'css/mini-extract',
  test: new RegExp(`[\\\\/]${name}\\.module\\.css$`),
  name,
  chunks: 'all',
  enforce: true,
  priority: 60,
});

/**
 * Docusaurus puts what half of the pages share into one chunk that every page loads; with demos that would be the
 * documented library. Instead, what demos share lies in chunks of its own, asked for with the first demo. Few larger
 * chunks compress better than many small ones, and each request costs headers.
 */
const splitChunks = (demos: number) => ({
  cacheGroups: {
    common: false,
    reference: collectStyles('reference'),
    late: collectStyles('late'),
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

interface ClientOutputOptions {
  /** How many demos the pages of this build show. */
  demos: number;
  /** Where Docusaurus' list of a page's files is written. */
  manifestFile: string;
}

/** Of the browser's bundle in builds. */
export const createClientOutput = ({ demos, manifestFile }: ClientOutputOptions) => ({
  output: { chunkFilename: CHUNK },
  optimization: { splitChunks: splitChunks(demos), ...ONE_RUNTIME, ...SHORT_IDS },
  plugins: [new PageStylesPlugin(manifestFile)],
});

/**
 * What renders the pages is not split by Docusaurus: each page and demo would have its own copy of the documented
 * library, 1 GB for the 640 demos of Material UI, written and then compiled by each worker. What two of them need
 * lies in one file instead.
 */
export const SERVER_OUTPUT = {
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
