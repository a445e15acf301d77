/** Name of the text in local storage that tells which font the browser has in its cache: the address of its file. */
export const FONTS_KEY = 'site.fonts';

/** Families of text and code, which all pages of documentation show. */
export const FAMILIES = { text: 'Geist', code: 'Geist Mono' } as const;
