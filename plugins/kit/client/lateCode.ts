import { translate } from '@docusaurus/Translate';
import styles from './lateCode.module.css';

/** Builds from which this tab was reloaded: never twice from one, whatever a host answers. */
const KEY = 'site.reloadedBuilds';

let hasTyped = false;
let reloading: Promise<boolean> | undefined;
let notice: HTMLElement | undefined;

function isReloaded(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'reload';
}

/** Without storage, a page that came by a reload stays as it is. */
function mayReload(): boolean {
  // Not even the page itself came to life: its reload was of no use.
  if (isReloaded() && document.documentElement.dataset.hasHydrated !== 'true') return false;
  try {
    return !sessionStorage.getItem(KEY)?.includes(__webpack_hash__);
  } catch {
    return !isReloaded();
  }
}

function rememberReload(): boolean {
  try {
    sessionStorage.setItem(KEY, `${sessionStorage.getItem(KEY) ?? ''} ${__webpack_hash__}`);
    return true;
  } catch {
    return !isReloaded();
  }
}

/** Whether the host has answered that there is no such file, or with a page in its place. */
async function isGone(error: unknown): Promise<boolean> {
  // The network fails, or something blocks it: a reload would take away what is there to be read.
  if (error instanceof TypeError) return false;
  const { request } = error as { request?: string };
  if (!request) return true;
  return fetch(request, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok, headers }) => !ok || !/javascript|css/.test(headers.get('Content-Type') ?? ''),
    () => false,
  );
}

async function tryReload(error: unknown): Promise<boolean> {
  if (hasTyped || !mayReload() || !(await isGone(error)) || hasTyped || !rememberReload()) return false;
  location.reload();
  return true;
}

/** Whether the page is on its way to its successor: once for each build, and not where text that was typed would be lost. */
async function reloadOnce(error: unknown): Promise<boolean> {
  reloading ??= tryReload(error);
  const isLeaving = await reloading;
  // A page that leaves does so once, however many of its parts are gone.
  if (!isLeaving) reloading = undefined;
  return isLeaving;
}

/** Takes the notice away, and counts what is typed from now on: on another page, other fields. */
export function startPage(): void {
  hasTyped = false;
  notice?.remove();
  notice = undefined;
}

function showNotice(): void {
  if (notice) return;
  notice = document.createElement('div');
  notice.role = 'alert';
  notice.className = styles.notice ?? '';
  const link = document.createElement('a');
  link.href = location.href;
  link.textContent = translate({ id: 'site.late.reload', message: 'Reload the page' });
  link.onclick = (event) => {
    event.preventDefault();
    location.reload();
  };
  const text = translate({ id: 'site.late.failed', message: 'A part of this page did not load.' });
  notice.append(`${text} `, link);
  document.body.append(notice);
}

/** Where a part of the page did not load: the page anew, in its place, or a notice with a link that does it. */
export async function recover(error: unknown): Promise<void> {
  if (!(await reloadOnce(error))) showNotice();
}

/**
 * Loads what a reader wants now. A deployment takes the scripts of the one before away: then the page reloads, once, and
 * keeps its address and place; what this returns never settles.
 *
 * @throws what the load throws, where a reload is of no use
 */
export async function loadLate<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    if (await reloadOnce(error)) return new Promise(() => undefined);
    throw error;
  }
}

/** Begins to notice what is typed, and scripts that nobody else waits for. */
export function watchLateCode(): void {
  document.addEventListener('input', () => (hasTyped = true), { capture: true });
  window.addEventListener('unhandledrejection', ({ reason }) => {
    const { name, code } = (reason ?? {}) as { name?: string; code?: string };
    if (name === 'ChunkLoadError' || code === 'CSS_CHUNK_LOAD_FAILED') void recover(reason);
  });
}
