/** theme-classic adds languages to its highlighter here; code is highlighted at build time, so there is none. */
export default function prismIncludeLanguages(): void {}
