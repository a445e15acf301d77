/** A library of the site in one documented version. */
export interface ErrorLibrary {
  /** As readers call it: `Material UI`. */
  name: string;
  /** Installed version: `9.5.0`. */
  version: string;
}

/** A text that stands behind a code; `%s` in the places of its variable parts. */
export interface ErrorMessage {
  text: string;
  /** Indexes in `libraries`. */
  libraries: number[];
}

/** What the page for minified errors fetches. */
export interface ErrorData {
  libraries: ErrorLibrary[];
  messages: Record<string, ErrorMessage[]>;
}
