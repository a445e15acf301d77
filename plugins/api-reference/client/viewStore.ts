import { useSyncExternalStore } from 'react';

/** How the tables of API pages are laid out (issue 4 point 3); the first is that of the server's HTML. */
export const VIEWS = ['table', 'expanded', 'compact'] as const;

export type View = (typeof VIEWS)[number];

const KEY = 'site.api-reference.view';

/** A choice that the browser refused to store: it lasts as long as the page. */
let memory: View | undefined;

const listeners = new Set<() => void>();

function toView(value: string | null): View {
  return VIEWS.find((view) => view === value) ?? 'table';
}

/** The reader's choice. */
export function readView(): View {
  try {
    return memory ?? toView(localStorage.getItem(KEY));
  } catch {
    return 'table';
  }
}

function notify(): void {
  listeners.forEach((listener) => listener());
}

/** Another tab of the browser chose; without a key, it cleared the storage. */
function onStorage({ key }: StorageEvent): void {
  if (key === null || key === KEY) notify();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', onStorage);
  };
}

export function setView(view: View): void {
  try {
    localStorage.setItem(KEY, view);
    memory = undefined;
  } catch {
    memory = view;
  }
  notify();
}

export function useView(): View {
  return useSyncExternalStore(subscribe, readView, () => 'table');
}

/** Lays the tables of the page out: style sheets read the attribute, so that there is one HTML for all views. */
export function applyView(view: View): void {
  document.documentElement.dataset.apiView = view;
}

/** Does the same while the document is read, so that nothing moves when the page's scripts come. */
export const EARLY_SCRIPT = `<script>try{document.documentElement.dataset.apiView=localStorage.getItem(${JSON.stringify(KEY)})||"table"}catch(e){}</script>`;
