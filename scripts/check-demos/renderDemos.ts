import { Worker } from 'node:worker_threads';
import { demoPrefix } from '../../plugins/demos/client/prefixes';
import { inParallel } from '../lib/inParallel';
import type { ServerRender } from './harness/types';
import type { Demo, Finding } from './types';

/** Longest time of one demo, in milliseconds: a demo that never ends rendering must not stop the check. */
const TIMEOUT = 30_000;

const PARALLEL = 2;

const FAILED: ServerRender = { html: '', styles: '', messages: [], error: null };

function renderOne(bundle: string, { file, name }: Demo): Promise<ServerRender> {
  return new Promise((resolve) => {
    const worker = new Worker(bundle, {
      workerData: { file, prefix: demoPrefix(name) },
      env: { ...process.env, NODE_ENV: 'development' },
      execArgv: [],
    });
    const end = (result: ServerRender) => {
      clearTimeout(timer);
      resolve(result);
      void worker.terminate();
    };
    const timer = setTimeout(
      () => end({ ...FAILED, error: `Rendering did not end within ${TIMEOUT / 1000} s.` }),
      TIMEOUT,
    );
    worker.on('message', end);
    worker.on('error', (error: Error) => end({ ...FAILED, error: error.stack ?? error.message }));
    worker.on('exit', (code) => end({ ...FAILED, error: `The renderer ended with code ${code}.` }));
  });
}

/** Renders the demos of one workspace on the server, each in a worker of its own. */
export async function renderDemos(
  bundle: string,
  demos: readonly Demo[],
): Promise<Map<string, ServerRender>> {
  const results = await inParallel(
    demos,
    PARALLEL,
    async (demo) => [demo.file, await renderOne(bundle, demo)] as const,
  );
  return new Map(results);
}

/** Elements that show something without a text. */
const SHOWS = /<(img|svg|input|select|textarea|canvas|video|audio|hr|progress|meter|iframe|button)\b/i;

/** Whether a reader without scripts would see anything of a demo. */
export function isEmpty(html: string): boolean {
  const visible = html.replace(/<style\b[^]*?<\/style>/gi, '');
  const text = visible.replace(/<[^>]*>/g, '').replace(/&nbsp;|\u00a0|\u200b/g, '');
  return text.trim() === '' && !SHOWS.test(visible);
}

/** What is wrong with a demo's rendering on the server. */
export function serverFindings({ html, messages, error }: ServerRender): Finding[] {
  const written = messages.map(({ type, text }): Finding => ({
    stage: 'server',
    rule: 'console',
    message: `console.${type}: ${text}`,
  }));
  if (error !== null) return [...written, { stage: 'server', rule: 'throws', message: error }];
  const nothing: Finding = {
    stage: 'server',
    rule: 'empty',
    message: 'The HTML of the server shows nothing.',
  };
  return isEmpty(html) ? [...written, nothing] : written;
}
