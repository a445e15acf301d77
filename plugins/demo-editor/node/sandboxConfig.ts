import path from 'node:path';
import type { Configuration } from 'webpack';
import { SANDBOX_BASE } from '../types';

/** What does not depend on how the sandbox is built. */
export interface SharedSettings {
  /** Id of the docs instance, for example `material-ui-v9`. */
  id: string;
  /** Folder with the `package.json` and the `content` of the docs instance. */
  workspace: string;
  siteDir: string;
  baseUrl: string;
  /** Packages whose root entry is left out. */
  withoutRoot: readonly string[];
  /** License key of MUI X; empty for none. */
  licenseKey: string;
}

export interface SandboxSettings extends SharedSettings {
  outDir: string;
  isProduction: boolean;
}

const PLUGIN_DIR = path.resolve(__dirname, '..');

/** Where the scripts of a sandbox lie below the site's base: hashed, so below `assets/` like all such files. */
export function scriptsFolder(id: string): string {
  return `assets/${SANDBOX_BASE}/${id}`;
}

/** The module that starts the sandbox, compiled as if it were a file beside the workspace's `package.json`. */
function entryRequest({ workspace, withoutRoot, licenseKey }: SandboxSettings): string {
  const loader = `${PLUGIN_DIR}/loaders/modules.mjs?${JSON.stringify({ withoutRoot, licenseKey })}`;
  return `${workspace}/${SANDBOX_BASE}.js!=!${loader}!${workspace}/package.json`;
}

function rules() {
  const swc = {
    loader: 'builtin:swc-loader',
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        target: 'es2022',
        transform: { react: { runtime: 'automatic' } },
      },
    },
  };
  return [
    { test: /\.[cm]?[jt]sx?$/, exclude: /node_modules/, use: [swc], type: 'javascript/auto' },
    { test: /\.css$/, use: [`${PLUGIN_DIR}/loaders/style.mjs`], type: 'javascript/auto' },
    { test: /\.(svg|png|jpe?g|gif|webp|avif)$/, type: 'asset' },
    // The document's policy takes no fonts from data.
    { test: /\.(woff2?|ttf|otf)$/, type: 'asset/resource' },
  ];
}

/**
 * How a sandbox is bundled: by itself. In the site's own build its imports would be in every page's first load, as
 * names and hashes of chunks, and would keep what demos do not use of their libraries in the demos' scripts.
 */
export function createSandboxConfig(settings: SandboxSettings): Configuration {
  const { id, siteDir, baseUrl, outDir, isProduction } = settings;
  const name = isProduction ? '[name].[contenthash:8].js' : '[name].js';
  const folderOf = (request: string) =>
    path.dirname(require.resolve(`${request}/package.json`, { paths: [siteDir] }));
  return {
    name: `${SANDBOX_BASE}-${id}`,
    mode: isProduction ? 'production' : 'development',
    devtool: false,
    context: siteDir,
    target: ['web', 'es2022'],
    entry: { main: entryRequest(settings) },
    output: {
      path: outDir,
      publicPath: baseUrl,
      filename: `${scriptsFolder(id)}/${name}`,
      chunkFilename: `${scriptsFolder(id)}/${name}`,
      assetModuleFilename: `${scriptsFolder(id)}/[name].[contenthash:8][ext]`,
    },
    resolve: {
      extensions: ['.mjs', '.js', '.jsx', '.ts', '.tsx', '.json'],
      alias: {
        react: folderOf('react'),
        'react-dom': folderOf('react-dom'),
        '@site': siteDir,
      },
    },
    module: { rules: rules() as NonNullable<Configuration['module']>['rules'] },
    optimization: { splitChunks: { chunks: 'all' } },
    performance: { hints: false },
  };
}
