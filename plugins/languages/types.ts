export const PLUGIN_NAME = 'site-languages';

/** Texts by key: what `i18n/<language>/code.json` has, without descriptions. */
export type Dictionary = Record<string, string>;

/** What loads the dictionary of each enabled language but English. */
export type Dictionaries = Record<string, () => Promise<{ default: Dictionary }>>;
