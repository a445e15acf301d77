export const PLUGIN_NAME = 'site-version-switcher';

/** Where a page is in another version of its product, as the browser gets it. */
export type VersionTarget = [
  /** Id of that version, for example `v7`. */
  version: string,
  /** The page, or the closest one above it that the version has; without the base of the site. */
  pathname: string,
  /** Whether it is the page itself. */
  isSame: boolean,
];

/** A version whose documentation is on another host. */
export interface VersionElsewhere {
  label: string;
  /** Address of its documentation, with a slash at the end. */
  docs: string;
  /** Pages below it that are known to be there. */
  pages?: readonly string[];
}

/** What the list of versions knows; fetched when a reader comes to it. */
export interface VersionData {
  /** By pathname; versions that have neither the page nor one above it are left out. */
  targets: Record<string, VersionTarget[]>;
  /** By id of the product. */
  elsewhere: Record<string, VersionElsewhere[]>;
}

/** What the slots hand over: the product and version that a page belongs to. */
export interface VersionProps {
  product: {
    id: string;
    family: string;
    home: string;
    versions: { id: string; label: string; home: string; current?: boolean }[];
  };
  version: { id: string; label: string; current?: boolean };
}
