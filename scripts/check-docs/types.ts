import type { ProseLine } from '../../src/pages-manifest/markdownLines';
import type { ManifestPage } from '../../src/pages-manifest/types';

/** A fenced block of code of a page. */
export interface Fence {
  /** Line of the file on which the fence opens. */
  line: number;
  lang: string;
  /** What stands after the language: `title="theme.ts"`. */
  info: string;
  code: string;
}

/** A heading as it is typed. */
export interface Heading {
  line: number;
  level: number;
  markdown: string;
}

/** A page as the rules of `npm run check:docs` see it. */
export interface Doc {
  /** Relative to the repository's root, with forward slashes. */
  file: string;
  /** `docs/<product>/<version>`. */
  workspace: string;
  page: ManifestPage;
  /** All that a reader reads as text: no front matter, code blocks or comments. */
  lines: readonly ProseLine[];
  headings: readonly Heading[];
  fences: readonly Fence[];
}
