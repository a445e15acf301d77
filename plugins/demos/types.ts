import type { LoadedIsland } from '../kit/islands';

export type { DemoRootComponent, LoadedIsland, Sheet } from '../kit/islands';

/** Folders of a demo that comes in several stylings, in the order of the toolbar. */
export const STYLINGS = ['system', 'tailwind', 'css'] as const;

export type Styling = (typeof STYLINGS)[number];

/** How a demo is looked at when it is checked: the site's color modes, and from right to left. */
export type CheckMode = 'light' | 'dark' | 'rtl';

/** What axe found in a demo, as it is told to the reader (issue 10 point 2). */
export interface DemoChecks {
  /** Version of axe-core. */
  axe: string;
  modes: CheckMode[];
  /** Absent where it found nothing; `known` is what the library does by itself. */
  found?: { rule: string; modes: CheckMode[]; known?: true }[];
}

/** One file of a demo: highlighted lines for the page, text for the clipboard and for playgrounds. */
export interface DemoFile {
  name: string;
  source: string;
  html: string;
}

/** All that is shown of a demo's source, in one language. */
export interface DemoSource {
  /** The demo itself first, then the local files that it imports. */
  files: DemoFile[];
  /** What the demo renders, without the code around it, where that is short. */
  preview: { source: string; html: string } | null;
  /** Without colors: what the server's HTML has of a source that is closed at first. */
  plain?: true;
  /** Exact versions of the packages that the files import, with their peers. */
  dependencies: Record<string, string>;
  /** What its theme comes from where the demo runs alone: `docs/<product>/<version>/ProjectRoot.tsx`, where it exists. */
  root?: { name: string; source: string };
  /** Of a Tailwind demo: its sheet, for a document in which it is alone, and the exact version that made it. */
  tailwind?: { css: string; version: string };
  /** Absent where the demo was not checked since it changed. */
  checks?: DemoChecks;
}

export type Language = 'ts' | 'js';

/** What `import Project from '!!demo-project!./X.tsx'` gives: a demo as a project to download. */
export interface DownloadableProject {
  /** Address, below the site's base, of the demo alone in a document of its own. */
  frame: string;
  /** One archive a language: its address and its size. */
  archives: Record<Language, { url: string; bytes: number }>;
}

/** What does not depend on where a demo's module runs. */
interface IslandFacts {
  /** Main file relative to the repository's root. */
  file: string;
}

/** What the server knows of a demo, and the page's script need not. */
export interface ServerShell {
  /** The demo as HTML, with its styles. */
  surface: string;
  /** Its toolbar and source. */
  controls: string;
  /** Hashes that lead to it, for the check of links. */
  anchors: string[];
}

/** What `import Demo from '!!demo-island!./X.tsx'` gives in the server's bundle. */
export interface ServerIsland extends IslandFacts {
  renderShell(props: DemoShellProps, seen: Set<string>): ServerShell;
}

/** What the same import gives in the browser: only the way to the code. */
export interface BrowserIsland extends IslandFacts {
  load(): Promise<LoadedIsland>;
  /** What the address of the source begins with; the language follows (`sourceAddress()`). */
  source: string;
}

export type Island = ServerIsland | BrowserIsland;

/** What the controls of a demo know; plain data apart from the islands. */
export interface DemoShellProps {
  /** File name, for example `BasicButtons.tsx`, or the folder's name of a demo in several stylings. */
  name: string;
  /** One island, or one a styling. */
  islands: Partial<Record<Styling, Island>>;
  /** Address of the site's repository at its branch, for "View source". */
  sourceBase: string;
  baseUrl: string;
  iframe?: boolean;
  maxWidth?: number | string;
  height?: number | string;
  hideToolbar?: boolean;
  defaultCodeOpen?: boolean;
  defaultExpanded?: boolean;
  disableLiveEdit?: boolean;
}
