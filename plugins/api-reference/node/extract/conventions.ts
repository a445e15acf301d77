/** How a family of packages is laid out and documented: one file a family in `node/packages`. */
export interface Conventions {
  /** Names on npm. */
  packages: RegExp;
  /** Components that readers use although their doc comments do not name a page of the API; or every one. */
  components: readonly string[] | 'all';
  /** Exports that look public and are not for readers, or are documented elsewhere. */
  hidden: readonly string[];
  /** Prefix of a component's key in `theme.components`. */
  themePrefix: string;
}
