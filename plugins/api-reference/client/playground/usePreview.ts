import { createElement, useEffect, useState } from 'react';
import { mountIsland } from '../../../kit/client/mountIsland';
import { Preview, type LoadedPlayground } from './Preview';
import type { PlaySource } from './playStore';
import { playPrefix } from './prefixes';

interface PreviewState {
  /** What the component threw. */
  error: Error | null;
  /** Starts it anew. */
  restart(): void;
}

/** The element of the preview: the server's as long as it is untouched, else a new one. */
function findRoot(surface: HTMLElement, isFirst: boolean): HTMLElement {
  const present = isFirst ? surface.querySelector<HTMLElement>('[data-demo-root]') : null;
  if (present) return present;
  const root = document.createElement('div');
  root.dataset.demoRoot = '';
  surface.replaceChildren(root);
  return root;
}

/** Keeps the preview alive in its surface, in a React root of its own (design §5), and tells what it throws. */
export function usePreview(
  surface: HTMLElement | null,
  loaded: LoadedPlayground | null,
  source: PlaySource,
): PreviewState {
  const [error, setError] = useState<Error | null>(null);
  const [run, setRun] = useState(0);

  useEffect(() => {
    if (!surface || !loaded) return undefined;
    const [module, wrapper] = loaded;
    const { name } = module.data;
    const island = { default: () => createElement(Preview, { module, source }) };
    const root = mountIsland(findRoot(surface, run === 0), [island, wrapper], {
      identifierPrefix: playPrefix(name),
      onError: setError,
    });
    surface.closest('[data-playground]')?.setAttribute('data-playground-state', 'live');
    // React refuses to unmount a root while another one renders.
    return () => queueMicrotask(() => root.unmount());
  }, [surface, loaded, source, run]);

  const restart = () => {
    setError(null);
    setRun((count) => count + 1);
  };
  return { error, restart };
}
