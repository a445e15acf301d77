export const PLUGIN_NAME = 'site-llms';

/** A service that readers may open with a question about a page. */
export interface Assistant {
  /** As the menu names it. */
  name: string;
  /** Address, http or https, with `{prompt}` where the question goes. */
  url: string;
}
