export const PLUGIN_NAME = 'site-analytics';

/** A place that page views and events are sent to. */
export type SinkSettings =
  /** Google's tag function, and its script. */
  | { type: 'gtag'; id: string; script: string }
  /** Any address, which gets JSON. */
  | { type: 'beacon'; url: string }
  /** The browser's console, for development. */
  | { type: 'console' };

export interface VitalsSettings {
  url: string;
  /** Share of the page loads that are measured, from 0 to 1. */
  ratio: number;
}

/** Which product a path belongs to. */
export interface ProductPath {
  prefix: string;
  productId: string;
  categoryId: string;
}

/** What the code in the browser gets; it comes with that code, not with the first load. */
export interface AnalyticsSettings {
  sinks: SinkSettings[];
  /** Whether readers are asked before anything is sent. */
  consent: 'required' | 'assumed';
  /** Milliseconds from a change of page to its page view. */
  pageViewDelay: number;
  vitals: VitalsSettings | null;
  products: ProductPath[];
}
