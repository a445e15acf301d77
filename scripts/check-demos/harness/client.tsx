import './prepare';
import { useEffect } from 'react';
import { mountIsland } from '../../../plugins/kit/client/mountIsland';
import type { DemoRootComponent } from '../../../plugins/demos/types';
import type { Modules } from './types';
import { settle } from './settle';
import { strictRoot } from './strictRoot';

declare global {
  interface Window {
    /** `live` once the demo's effects have run, else what it threw. */
    demoState?: 'live' | { error: string };
    /** Waits until the demo is at rest. */
    settleDemo: typeof settle;
  }
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** Tells the check when the demo has come to life. */
function watched(Root: DemoRootComponent): DemoRootComponent {
  return function WatchedRoot({ children }) {
    useEffect(() => {
      window.demoState ??= 'live';
    }, []);
    return <Root>{children}</Root>;
  };
}

/** Brings the demo of this document to life, as the site does. */
export async function start(modules: Modules): Promise<void> {
  window.settleDemo = settle;
  const element = document.querySelector<HTMLElement>('[data-demo-root]');
  const { file = '', prefix = '' } = element?.dataset ?? {};
  const fail = (error: unknown) => {
    window.demoState = { error: describe(error) };
  };
  try {
    const [demo, root] = await Promise.all([modules.demos[file]?.(), modules.root?.()]);
    if (!element || !demo) throw new Error(`The bundle lacks ${file}.`);
    const wrapper = { default: watched(strictRoot(root?.default)), styles: root?.styles };
    mountIsland(element, [demo, wrapper], { identifierPrefix: prefix, onError: fail });
  } catch (error) {
    fail(error);
  }
}
