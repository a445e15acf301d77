import { parentPort, workerData } from 'node:worker_threads';
import { format } from 'node:util';
import type { Interpolation, Theme } from '@emotion/react';
import type { Sheet } from '../../../plugins/demos/types';
import { renderDemo } from '../../../plugins/kit/server/renderDemo';
import type { ConsoleMessage, Modules, ServerRender } from './types';
import { strictRoot } from './strictRoot';

declare global {
  /** Style sheets of the modules that were asked for, in their order; see bundleStyles.ts. */
  var demoSheets: Sheet[] | undefined;
}

const METHODS = ['debug', 'error', 'info', 'log', 'trace', 'warn'] as const;

/** Collects what is written to the console. */
function listen(): ConsoleMessage[] {
  const messages: ConsoleMessage[] = [];
  for (const type of METHODS) {
    console[type] = (...args: unknown[]) => void messages.push({ type, text: format(...args) });
  }
  return messages;
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

async function render(
  modules: Modules,
  file: string,
  prefix: string,
): Promise<{ html: string; styles: string }> {
  const [demo, root] = await Promise.all([modules.demos[file]?.(), modules.root?.()]);
  if (!demo) throw new Error(`The bundle lacks ${file}.`);
  if (typeof demo.default !== 'function' && typeof demo.default !== 'object') {
    throw new Error('The demo has no default export, or its default export is no component.');
  }
  const module = {
    Component: demo.default,
    Root: strictRoot(root?.default),
    styles: root?.styles as Interpolation<Theme>,
    sheets: globalThis.demoSheets ?? [],
  };
  return renderDemo(module, prefix, new Set());
}

/** Runs in a worker of its own for each demo: libraries warn once only, and one demo cannot stop the others. */
export async function renderInWorker(modules: Modules): Promise<void> {
  const { file, prefix } = workerData as { file: string; prefix: string };
  const messages = listen();
  const result: ServerRender = { html: '', styles: '', messages, error: null };
  try {
    Object.assign(result, await render(modules, file, prefix));
    await new Promise((resolve) => setTimeout(resolve, 0));
  } catch (error) {
    result.error = describe(error);
  }
  parentPort?.postMessage(result);
}
