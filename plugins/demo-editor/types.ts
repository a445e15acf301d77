import type { ThemeSettings } from '../kit/preferences';

export const PLUGIN_NAME = 'site-demo-editor';

/** Path below which edited demos run: one document a docs instance, apart from the site's origin (design §8). */
export const SANDBOX_BASE = 'demo-sandbox';

/** What the editor knows of the site. Not global data: that is on every page, this comes with the editor. */
export interface DemoEditorSettings {
  baseUrl: string;
  /** Milliseconds without a key press after which the demo is rendered anew. */
  renderDelay: number;
  /** Milliseconds without an answer after which a demo is stopped. */
  answerTimeout: number;
}

/** What the slot `demoEditor` hands to its component. */
export interface DemoEditorProps {
  /** Name of the demo, for example `BasicButtons`: it is in the address of an edit. */
  name: string;
  /** `BasicButtons.tsx` or `BasicButtons.js`, as the reader's choice of language has it. */
  fileName: string;
  source: string;
  /** Id of the docs instance, for example `material-ui-v9`: whose libraries the demo runs on. */
  sandbox: string;
  /** Folder of the demo below `content/`, for its relative imports, for example `react-button`. */
  folder: string;
  /** Height of the demo in the page, in CSS pixels: that of the frame is never less. */
  height: number;
  /** Element whose content the frame stands in for while the demo is edited; without it, the frame is above the editor. */
  stage?: HTMLElement | null;
  /** CSS that belongs to the demo and that it does not import, such as what Tailwind made of its classes. */
  css?: string;
  onChange?(source: string): void;
  onClose(): void;
}

/** What goes wrong in an edited demo; the page says it in the reader's language. */
export type Problem =
  | { kind: 'syntax'; message: string; line?: number }
  | { kind: 'unclosed'; tag: string; line: number }
  | { kind: 'runtime'; message: string; line?: number }
  | { kind: 'import'; specifier: string; nearest: string[]; line?: number }
  | { kind: 'no-component' }
  /** Of code that ran later, such as in a timer: browsers hide from a document without origin what went wrong. */
  | { kind: 'hidden' }
  | { kind: 'endless-loop'; line?: number };

/** Compiled code on its way into the frame. */
export interface RunRequest {
  type: 'run';
  /** Tells answers to this code from answers to what came before it. */
  id: number;
  code: string;
  fileName: string;
  folder: string;
  css?: string;
}

/** From the page to the frame. */
export type PageMessage = RunRequest | { type: 'look'; settings: ThemeSettings } | { type: 'ping' };

/** From the frame to the page, which trusts none of it: edited code can send the same. */
export type FrameMessage =
  | { type: 'ready' }
  | { type: 'pong' }
  | { type: 'rendered'; id: number }
  | { type: 'problem'; id: number; problem: Problem }
  | { type: 'height'; height: number };
