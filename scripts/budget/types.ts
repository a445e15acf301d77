/** Kinds of pages that have a budget of their own (issue 10 point 1). */
export const PAGE_TYPES = [
  'home',
  'component',
  'api',
  'guide',
  'template',
  'icons',
  'blog',
  'root',
  'frame',
  'sandbox',
] as const;

export type PageType = (typeof PAGE_TYPES)[number];

/** What is measured from the files: kilobytes (1,000 bytes) as a server sends them compressed, and counts. */
export const MEASURES = ['html', 'script', 'style', 'font', 'requests', 'nodes'] as const;

export type Measure = (typeof MEASURES)[number];

export type Figures = Record<Measure, number>;

/** Measures that only a browser can take: what the demos bring that a phone shows at first. */
export const BROWSER_MEASURES = ['scriptWithDemos', 'requestsWithDemos'] as const;

export type Limits = Partial<Record<Measure | (typeof BROWSER_MEASURES)[number], number>>;

/** A row for pages that cannot keep to their type's budget. */
export interface Exception {
  /** Pathname; `*` stands for any characters. */
  pages: string;
  limits: Limits;
  reason: string;
}

/** `budgets.json`. */
export interface Budgets {
  types: Record<PageType, Limits>;
  exceptions: Exception[];
}

/** A page of the merged output with what it costs. */
export interface MeasuredPage {
  pathname: string;
  type: PageType;
  figures: Figures;
}

/** One measure of a page beside its limit. */
export interface Comparison {
  page: MeasuredPage;
  measure: Measure;
  figure: number;
  limit: number;
}
