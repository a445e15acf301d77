import fs from 'node:fs';
import path from 'node:path';
import type { Configuration, Module, rspack as Rspack, Stats } from '@rspack/core';
import type { BundleEntry } from './buildEntries';

export interface BundleOptions {
  /** Folder from which packages are found. */
  context: string;
  /** Folder for the bundles. */
  workDir: string;
}

/** Bundles by name of their entry, and what is wrong with the others. */
export interface Bundles {
  contents: Map<string, Buffer>;
  failures: Map<string, string>;
}

/** Entries have numbers for names: some disks do not tell `Tooltip` and `tooltip` apart. */
function fileOf(index: number): string {
  return `${index}.js`;
}

function toConfiguration(
  rspack: typeof Rspack,
  entries: readonly BundleEntry[],
  { context, workDir }: BundleOptions,
): Configuration {
  return {
    mode: 'production',
    context,
    target: ['web', 'es2022'],
    devtool: false,
    performance: false,
    entry: Object.fromEntries(
      entries.map(({ modules }, index) => [
        index,
        modules.map((code) => `data:text/javascript,${encodeURIComponent(code)}`),
      ]),
    ),
    // Libraries without `exports` are imported as `@mui/joy/Button`, which is a folder.
    module: { rules: [{ resolve: { fullySpecified: false } }] },
    externals: [/^react(\/|$)/, /^react-dom(\/|$)/],
    externalsType: 'var',
    output: { path: workDir, filename: '[name].js' },
    optimization: {
      // One that cannot be bundled does not keep the others from being measured.
      emitOnErrors: true,
      splitChunks: false,
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({
          extractComments: false,
          minimizerOptions: { module: true, compress: true, mangle: true, format: { comments: false } },
        }),
      ],
    },
  };
}

async function run(entries: readonly BundleEntry[], options: BundleOptions): Promise<Stats> {
  // Only where something is measured: its binary takes time to load.
  const { rspack } = await import('@rspack/core');
  const compiler = rspack(toConfiguration(rspack, entries, options));
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close((closeError) => {
        if (error ?? closeError) reject(error ?? closeError);
        else if (stats) resolve(stats);
      });
    });
  });
}

function identifiersOf(module: Module): string[] {
  const { modules = [] } = module as Module & { modules?: Module[] };
  return [module.identifier(), ...modules.flatMap(identifiersOf)];
}

/** Modules with an error, each with the first line of what the bundler says. */
function findErrors(stats: Stats): Map<string, string> {
  const { errors = [] } = stats.toJson({ all: false, errors: true });
  return new Map(
    errors.map(({ moduleIdentifier = '', message }) => [
      moduleIdentifier,
      (message.split('\n')[0] ?? '').replace(/^[\s×]+/, ''),
    ]),
  );
}

/** What is wrong with each entry that reaches a module with an error. */
function findFailures(stats: Stats, entries: readonly BundleEntry[]): Map<string, string> {
  const failures = new Map<string, string>();
  if (!stats.hasErrors()) return failures;
  const errors = findErrors(stats);
  const { entrypoints, chunkGraph } = stats.compilation;
  entries.forEach(({ name }, index) => {
    const chunks = entrypoints.get(String(index))?.chunks ?? [];
    const modules = chunks.flatMap((chunk) => [...chunkGraph.getChunkModules(chunk)]);
    const broken = modules.flatMap(identifiersOf).find((identifier) => errors.has(identifier));
    if (broken !== undefined) failures.set(name, errors.get(broken) ?? '');
  });
  // Better too many than a size of something that does not run.
  const unknown = [...errors].find(([identifier]) => identifier === '');
  if (unknown) entries.forEach(({ name }) => failures.set(name, unknown[1]));
  return failures;
}

/** Bundles each entry for browsers as a production build does, apart from the others; React is not part of it. */
export async function bundleEntries(
  entries: readonly BundleEntry[],
  options: BundleOptions,
): Promise<Bundles> {
  const stats = await run(entries, options);
  const failures = findFailures(stats, entries);
  const contents = new Map<string, Buffer>();
  entries.forEach(({ name }, index) => {
    const file = path.join(options.workDir, fileOf(index));
    if (!failures.has(name)) contents.set(name, fs.readFileSync(file));
  });
  return { contents, failures };
}
