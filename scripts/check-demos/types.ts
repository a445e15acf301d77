/** What `npm run check:demos` passes from stage to stage. */

/** How a reader may look at a demo: the site's colour modes and writing directions (issue 3 point 9). */
export const MODES = ['light', 'dark', 'rtl'] as const;

export type Mode = (typeof MODES)[number];

/** How the browser looks at demos. */
export interface Looks {
  modes: readonly Mode[];
  /** Each demo in one of the modes, in turn, instead of in all: what is wrong with many is found, in a third of the time. */
  inTurn: boolean;
  /** Folder for a picture of each demo in each mode. */
  screenshots?: string;
}

/** One notation of a demo in a page. */
export interface DemoUse {
  /** `file:line` of the page. */
  place: string;
  /** Shown in a document of its own. */
  iframe: boolean;
}

/** One main file of a demo: each styling of a demo counts for itself. */
export interface Demo {
  /** Main file relative to the repository's root, with forward slashes. */
  file: string;
  product: string;
  version: string;
  /** `docs/<product>/<version>`. */
  workspace: string;
  /** As the notation names it: `BasicButtons.tsx`, or the folder of a demo in several stylings. */
  name: string;
  /** Pathnames of the pages that show it; empty for a file that no page names. */
  pages: string[];
  uses: DemoUse[];
  /** Shown in documents of its own only: such a demo is not hydrated but rendered anew in the browser. */
  framed: boolean;
}

/** Parts of the check, in the order in which they run. */
export const STAGES = ['notation', 'types', 'bundle', 'server', 'browser', 'axe'] as const;

export type Stage = (typeof STAGES)[number];

/** Something that is wrong with a demo. */
export interface Finding {
  stage: Stage;
  /** Only where it was found in a browser. */
  mode?: Mode;
  /** `TS2322`, `throws`, `empty`, `console`, `request`, `global-styles`, or the id of an axe rule. */
  rule: string;
  message: string;
  /** `file:line`, or the elements that break a rule of axe. */
  where?: string[];
  /** Address that explains the rule. */
  help?: string;
}

/** All that is known of one demo, before the list of allowed findings is looked at. */
export interface DemoFindings {
  demo: Demo;
  findings: Finding[];
}

/** A fault that a library has by itself and that no demo can mend. */
export interface Allowed {
  /** Files: `*` stands for any text without a slash, `**` for any text. */
  demo: string;
  rule: string;
  /** What the message contains; without it every message of the rule. */
  message?: RegExp;
  /** What each of the elements looks like; without it every element. */
  where?: RegExp;
  modes?: readonly Mode[];
  /** Why the demo cannot do better. */
  reason: string;
}

/** A demo as the JSON and the table show it. */
export interface DemoResult extends Demo {
  healthy: boolean;
  findings: Finding[];
  allowed: (Finding & { reason: string })[];
  /** Whether the result was known from an earlier run. */
  cached: boolean;
}
