const TRANSLATION = /^(?<stem>.*)-(?:aa|ar|de|es|fr|ja|ko|pt|ru|tr|uk|zh)(?<extension>\.mdx?)$/;
const NO_PAGE = /(?:^|\/)(?:README|CHANGELOG|CONTRIBUTING|LICENSE|_[^/]*)\.mdx?$/i;
const TREE = /(?:^|\/)pages(?:Api)?\.(?:[cm]?[jt]sx?)$|ApiPages\.[jt]s$/;

export interface SortedFiles {
  pages: string[];
  /** `buttons-pt.md` beside `buttons.md` */
  translations: string[];
  /** Markdown that is no page. */
  skipped: string[];
  /** Code and style sheets. */
  code: string[];
}

/** The files of an imported folder by what they are. */
export function sortFiles(files: readonly string[]): SortedFiles {
  const all = new Set(files);
  const isTranslation = (file: string) => {
    const { stem, extension } = TRANSLATION.exec(file)?.groups ?? {};
    return stem !== undefined && all.has(stem + extension);
  };
  const markdown = files.filter((file) => /\.mdx?$/.test(file));
  const rest = markdown.filter((file) => !isTranslation(file));
  return {
    pages: rest.filter((file) => !NO_PAGE.test(file)),
    translations: markdown.filter(isTranslation),
    skipped: rest.filter((file) => NO_PAGE.test(file)),
    code: files.filter(
      (file) => /\.(?:[cm]?[jt]sx?|css)$/.test(file) && !TREE.test(file) && !/\.d\.ts$/.test(file),
    ),
  };
}
