import type { ComponentType, ReactNode } from 'react';
import type { PaletteColors, Direction } from './preferences';

/** A style sheet that a page carries once. */
export interface Sheet {
  id: string;
  css: string;
}

/** Wrapper of the demos of one library, `docs/<product>/<version>/DemoRoot.tsx`. */
export type DemoRootComponent = ComponentType<{ children: ReactNode }>;

/** What a reader set, as options of a theme. */
export interface DemoThemeOptions {
  direction: Direction;
  spacing: number;
  /** Defaults of a dense theme, else nothing. */
  components: object;
  palette: PaletteColors;
}

/** `docs/<product>/<version>/DemoSettings.tsx`: how what a reader set reaches the demos of that library. */
export interface DemoSettingsModule {
  /** Stands inside of the wrapper, around a demo. */
  default: ComponentType<{ theme: never; children: ReactNode }>;
  /** The theme, and its global styles, which take the place of the wrapper's. */
  buildTheme(options: never): { theme: unknown; styles?: unknown };
}

export interface DemoRootModule {
  default: DemoRootComponent;
  /** Global styles that the demos of a page need once. */
  styles?: unknown;
  /** Fetched when a reader has set anything: others never pay for it. */
  loadSettings?(): Promise<DemoSettingsModule>;
}

/** The modules of a demo and of its wrapper, where the workspace has one. */
export type LoadedIsland = [{ default: ComponentType }, DemoRootModule | null];
