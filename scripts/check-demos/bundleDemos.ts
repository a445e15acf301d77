import fs from 'node:fs';
import path from 'node:path';
import { build, type BuildOptions, type Message } from 'esbuild';
import { collectLocalFiles } from '../../plugins/demos/node/localFiles';
import { bundleStyles, type Side } from './bundleStyles';
import { bundleTailwind } from './bundleTailwind';
import type { Demo, Finding } from './types';

export interface Bundles {
  /** Folder of the browser's modules; `index.js` is the first. */
  client: string;
  /** The server's first module. */
  server: string;
  /** What could not be bundled, by the demo's file. */
  findings: Map<string, Finding[]>;
}

const HARNESS = path.join(__dirname, 'harness');

/** Lets packages that are CommonJS ask for Node's own modules. */
const REQUIRE = `import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);`;

/** A module that knows each demo, without running any. */
function entryOf(rootDir: string, workspace: string, demos: readonly Demo[], side: Side): string {
  const root = path.join(rootDir, workspace, 'DemoRoot.tsx');
  const load = (file: string) => `() => import(${JSON.stringify(file)})`;
  const lines = demos.map(({ file }) => `${JSON.stringify(file)}: ${load(path.join(rootDir, file))},`);
  const run = side === 'server' ? 'renderInWorker' : 'start';
  return [
    `import { ${run} } from ${JSON.stringify(path.join(HARNESS, side))};`,
    `${run}({ root: ${fs.existsSync(root) ? load(root) : 'null'}, demos: {`,
    ...lines,
    '} });',
  ].join('\n');
}

function optionsOf(rootDir: string, outdir: string, entry: string, side: Side): BuildOptions {
  return {
    stdin: { contents: entry, loader: 'js', resolveDir: HARNESS, sourcefile: 'entry.js' },
    absWorkingDir: rootDir,
    outdir,
    entryNames: 'index',
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    platform: side === 'server' ? 'node' : 'browser',
    conditions: ['module', 'development'],
    jsx: 'automatic',
    jsxDev: true,
    define: {
      'process.env.NODE_ENV': '"development"',
      // Commercial libraries report to their makers in development, unless this says no.
      'process.env.MUI_X_TELEMETRY_DISABLED': '"true"',
      ...(side === 'client' && { 'process.env': '{}' }),
    },
    banner: side === 'server' ? { js: REQUIRE } : {},
    outExtension: { '.js': side === 'server' ? '.mjs' : '.js' },
    alias: { '@demos': path.join(__dirname, '../../plugins/demos') },
    loader: { '.svg': 'dataurl', '.png': 'dataurl', '.jpg': 'dataurl', '.webp': 'dataurl' },
    plugins: [bundleTailwind(rootDir, side), bundleStyles(rootDir, side)],
    logLevel: 'silent',
  };
}

const toFinding = ({ text, location }: Message): Finding => ({
  stage: 'bundle',
  rule: 'bundle',
  message: text,
  where: location ? [`${location.file}:${location.line}`] : [],
});

/** The demos that an error of the bundler belongs to: those that have its file. */
function assignMessages(
  rootDir: string,
  demos: readonly Demo[],
  errors: readonly Message[],
): Map<string, Finding[]> {
  const findings = new Map<string, Finding[]>();
  for (const { file } of demos) {
    const own = collectLocalFiles(path.join(rootDir, file)).map((name) => path.relative(rootDir, name));
    const found = errors.filter(({ location }) => location && own.includes(path.normalize(location.file)));
    if (found.length > 0) findings.set(file, found.map(toFinding));
  }
  return findings;
}

/**
 * Bundles the demos of one workspace for the server and for the browser, in the development build of React and with
 * the workspace's own libraries. A demo that cannot be bundled does not keep the others from it.
 *
 * @throws an Error for what belongs to no demo
 */
export async function bundleDemos(
  rootDir: string,
  workspace: string,
  demos: readonly Demo[],
): Promise<Bundles> {
  const folder = path.join(rootDir, '.cache/check-demos/bundles', workspace.replace(/\W+/g, '-'));
  fs.rmSync(folder, { recursive: true, force: true });
  const client = path.join(folder, 'client');
  const server = path.join(folder, 'server');
  const run = (side: Side) =>
    build(
      optionsOf(rootDir, side === 'client' ? client : server, entryOf(rootDir, workspace, demos, side), side),
    );
  try {
    await run('client');
    await run('server');
    return { client, server: path.join(server, 'index.mjs'), findings: new Map() };
  } catch (error) {
    const { errors } = error as { errors?: Message[] };
    const findings = assignMessages(rootDir, demos, errors ?? []);
    if (findings.size === 0) throw error;
    const rest = await bundleDemos(
      rootDir,
      workspace,
      demos.filter(({ file }) => !findings.has(file)),
    );
    return { ...rest, findings: new Map([...findings, ...rest.findings]) };
  }
}
