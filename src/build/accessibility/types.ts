import type { CheckMode } from '../../../plugins/demos/types';

/** How pages are looked at: two color modes, from right to left, the system's colors, and narrow windows. */
export const PAGE_LOOKS = ['light', 'dark', 'rtl', 'forced colors', '400 % zoom', '320 px'] as const;

export type PageLook = (typeof PAGE_LOOKS)[number];

/** Kinds of pages of which one is looked at in each look. */
export const PAGE_KINDS = [
  'home',
  'component',
  'api',
  'guide',
  'template',
  'icons',
  'blog',
  'post',
  'versions',
  'production-error',
  'accessibility',
  'earlier version',
  'search',
  'unknown address',
] as const;

export type PageKind = (typeof PAGE_KINDS)[number];

/** `docs/accessibility.json`, as `npm run check:a11y` writes it. */
export interface PageResults {
  /** Version of axe-core. */
  axe: string;
  /** Day of the run, such as `2026-11-22`. */
  checked: string;
  /** Pages that were looked at in light mode, of how many the site had. */
  pages: { checked: number; all: number; violations: number };
  /** Violations by look, of one page of each type. */
  types: Partial<Record<PageKind, Partial<Record<PageLook, number>>>>;
}

/** Results of the demos of one version. */
export interface DemoRow {
  product: string;
  /** Installed version of the library, where there is one. */
  label: string;
  home: string;
  /** Demos on its pages. */
  demos: number;
  /** Those that were checked and have not changed since. */
  checked: number;
  /** Those of them in which axe found something that is not the library's own. */
  violating: number;
  /** Those of them with something that is the library's own. */
  excepted: number;
}

/** Something that libraries do by themselves and axe finds. */
export interface DemoException {
  rule: string;
  reason: string;
  help?: string;
  demos: number;
}

/** What the statement page shows (issue 10 point 2). */
export interface Statement {
  pages: PageResults | null;
  demos: {
    /** Of the latest result; absent where there is none. */
    axe?: string;
    checked?: string;
    rules?: number;
    modes: CheckMode[];
    rows: DemoRow[];
    exceptions: DemoException[];
  };
  /** Where problems are reported. */
  issues: string;
}
