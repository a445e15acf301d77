import type { ComponentType } from 'react';
import type { DemoRootComponent } from '../../../plugins/demos/types';

/** The demos of a workspace and its `DemoRoot.tsx`, each asked for by itself. */
export interface Modules {
  /** By the file relative to the repository's root. */
  demos: Record<string, () => Promise<{ default: ComponentType }>>;
  root: (() => Promise<{ default: DemoRootComponent; styles?: unknown }>) | null;
}

export interface ConsoleMessage {
  /** Method of the console: `error`, `warn`, … */
  type: string;
  text: string;
}

/** What the server's side of a demo gives. */
export interface ServerRender {
  html: string;
  styles: string;
  messages: ConsoleMessage[];
  /** What the demo threw. */
  error: string | null;
}
