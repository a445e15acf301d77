/** What the remark transform writes into a page for `@theme/CodeTabs`. */
export interface CodeTabsData {
  /** Groups with the same key share the reader's choice. */
  storageKey: string;
  /** Labels of the tabs, in the order of the fences. */
  labels: string[];
}
