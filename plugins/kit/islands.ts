import type { ComponentType, ReactNode } from 'react';

/** A style sheet that a page carries once. */
export interface Sheet {
  id: string;
  css: string;
}

/** Wrapper of the demos of one library, `docs/<product>/<version>/DemoRoot.tsx`. */
export type DemoRootComponent = ComponentType<{ children: ReactNode }>;

/** The modules of a demo and of its wrapper, where the workspace has one. */
export type LoadedIsland = [
  { default: ComponentType },
  { default: DemoRootComponent; styles?: unknown } | null,
];
