import type { PluginOptions as DocsOptions } from '@docusaurus/plugin-content-docs';

/** Places of the site where plugins may put components (design §3 "Slots"). */
export const SLOT_NAMES = [
  'rootProvider',
  'pageProvider',
  'pageHead',
  'navbarEnd',
  'sidebarTop',
  'pageHeader',
  'afterDescription',
  'articleFooter',
  'footerEnd',
  'codeBlockButtons',
  'demoEditor',
  'errorMessages',
  'settingsPanel',
  'pageTop',
  'shortcuts',
] as const;

/** Those that only code has which is fetched later: what is in them is fetched with it. */
export const LAZY_SLOT_NAMES: readonly SlotName[] = ['settingsPanel', 'shortcuts'];

export type SlotName = (typeof SLOT_NAMES)[number];

/** What a row adds to the Markdown of every docs instance; a plugin cannot do that by itself (design §3 fact 5). */
export type MarkdownStages = Partial<
  Pick<
    DocsOptions,
    'beforeDefaultRemarkPlugins' | 'remarkPlugins' | 'beforeDefaultRehypePlugins' | 'rehypePlugins'
  >
>;

export interface RegistryRow {
  /** Folder below `plugins/`. */
  name: string;
  /** The site is not itself without it: it cannot be turned off. */
  core?: boolean;
  enabled: boolean;
  /** Options as the plugin's README describes them. */
  options?: Record<string, unknown>;
  /** Theme components by slot, in the order in which they appear, for example `@theme/CodeCopyButton`. */
  slots?: Partial<Record<SlotName, string[]>>;
  /** Components that Markdown transforms may refer to by name. */
  mdxComponents?: Record<string, string>;
  /** Components for `{{"component": "Name"}}` in Markdown. */
  pageComponents?: Record<string, string>;
  /** Transforms of Markdown; a function where they take the row's options. */
  markdown?: MarkdownStages | ((options: Record<string, unknown>) => MarkdownStages);
  /** What Markdown that is written for the plugin needs while it is off. */
  markdownWhenOff?: MarkdownStages;
  /** Sources that the plugin needs in the Content-Security-Policy, by directive. */
  csp?: Record<string, string[]>;
  /** What `npm run build` does with the merged output of all units, in the folder `dir`. */
  afterMerge?: (dir: string) => Promise<void>;
  /** Content-Security-Policies of documents that are apart from the site, by the start of their path. */
  documentPolicies?: Record<string, string>;
}
