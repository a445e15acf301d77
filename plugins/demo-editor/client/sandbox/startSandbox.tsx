// First: before React.
import { onReportedError } from './reportedErrors';
import type { ComponentType, ReactNode } from 'react';
import type { DemoRootModule } from '../../../kit/islands';
import type { ThemeSettings } from '../../../kit/preferences';
import { adoptThemeSettings } from '../../../kit/client/themeSettings';
import type { FrameMessage, PageMessage, RunRequest } from '../../types';
import { watchHeight } from './height';
import { loadImports, type ImportMap } from './imports';
import { teachManners } from './manners';
import { measureOffset, toProblem } from './problems';
import { runCode } from './runCode';
import { Stage } from './stage';

type EmotionModule = { Global: ComponentType<{ styles: never }> };

export interface SandboxModules extends ImportMap {
  /** The wrapper of the library's demos, and what puts its global styles in the document. */
  loadRoot: (() => Promise<[DemoRootModule, EmotionModule]>) | null;
}

const stage = new Stage();
const offset = measureOffset();
let latest = 0;
let fileName = '';

function send(message: FrameMessage): void {
  // The page's origin is not this document's, which has none.
  window.parent.postMessage(message, '*');
}

function sendProblem(id: number, error: unknown): void {
  send({ type: 'problem', id, problem: toProblem(error, fileName, offset) });
}

function setLook(settings: ThemeSettings): void {
  document.documentElement.dataset.theme = settings.paletteMode;
  adoptThemeSettings(settings);
}

function setStyles(css: string): void {
  const existing = document.querySelector('style[data-demo]');
  const element = existing ?? document.createElement('style');
  element.setAttribute('data-demo', '');
  element.textContent = css;
  if (!existing) document.head.append(element);
}

/** The demo as in the page: in its library's wrapper, and in what the reader has set (spec §3 "Theme settings"). */
async function wrap(Demo: ComponentType, loadRoot: SandboxModules['loadRoot']): Promise<ReactNode> {
  if (!loadRoot) return <Demo />;
  const [[root, { Global }], { SettledDemo }] = await Promise.all([
    loadRoot(),
    import('../../../kit/client/SettledDemo'),
  ]);
  return (
    <>
      {root.styles !== undefined && <Global styles={root.styles as never} />}
      <SettledDemo root={root}>
        <Demo />
      </SettledDemo>
    </>
  );
}

async function run(modules: SandboxModules, request: RunRequest): Promise<void> {
  const { id, code, folder, css } = request;
  latest = id;
  try {
    const require = await loadImports(modules, code, folder);
    if (id !== latest) return;
    fileName = request.fileName;
    const demo = await wrap(runCode(code, fileName, require), modules.loadRoot);
    if (id !== latest) return;
    if (css !== undefined) setStyles(css);
    stage.show(demo, {
      onRendered: () => send({ type: 'rendered', id }),
      onError: (error) => sendProblem(id, error),
    });
  } catch (error) {
    if (id === latest) sendProblem(id, error);
  }
}

function receive(modules: SandboxModules, message: PageMessage): void {
  if (message.type === 'look') setLook(message.settings);
  else if (message.type === 'ping') send({ type: 'pong' });
  else void run(modules, message);
}

function watchErrors(): void {
  onReportedError((error) => sendProblem(latest, error));
  window.addEventListener('error', ({ error, message }) => {
    // No error, and of no consequence: the browser puts off what an observer of sizes has to say.
    if (message.startsWith('ResizeObserver loop')) return;
    if (error) sendProblem(latest, error);
    else send({ type: 'problem', id: latest, problem: { kind: 'hidden' } });
  });
  window.addEventListener('unhandledrejection', ({ reason }) => sendProblem(latest, reason));
}

/**
 * Runs the code that the page sends, in a document without origin (design §8). In one that has the site's origin,
 * because somebody opened it outside the editor's frame, it runs nothing.
 */
export function startSandbox(modules: SandboxModules): void {
  if (window.origin !== 'null' || window.parent === window) return;
  teachManners();
  watchErrors();
  watchHeight((height) => send({ type: 'height', height }));
  window.addEventListener('message', ({ source, data }: MessageEvent<PageMessage>) => {
    if (source === window.parent) receive(modules, data);
  });
  send({ type: 'ready' });
}
