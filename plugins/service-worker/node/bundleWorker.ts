import path from 'node:path';
import type { WorkerSettings, WorkerState } from '../types';

const FOLDER = path.resolve(__dirname, '../client/worker');

/** Browsers of `browserslist` in package.json. */
const TARGET = ['chrome125', 'firefox125', 'safari17.5'];

interface BundleOptions {
  state: WorkerState;
  settings: WorkerSettings;
  /** Changes with each deployment that changes anything: so does the worker's file, and browsers take it up. */
  revision: string;
}

/**
 * The worker as one script. `kill` gives another worker, which takes itself and all caches away.
 *
 * @throws an Error with what the bundler complains about
 */
export async function bundleWorker({ state, settings, revision }: BundleOptions): Promise<string> {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [path.join(FOLDER, state === 'kill' ? 'kill.ts' : 'main.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: TARGET,
    banner: { js: `/* ${revision} */` },
    legalComments: 'none',
    logLevel: 'silent',
    define: { WORKER_SETTINGS: JSON.stringify(settings), 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles[0]?.text ?? '';
}
