/** Entries of the reference that no document has, each with the reason. */
export const MISSING: Readonly<Record<string, string>> = {
  ComponentRenderFn: 'A type alone: a reader meets it in the type of the `render` prop.',
  ComboboxItemCollection: 'A type alone: what `Combobox.createItems` returns and `items` takes.',
};

/** Descriptions that differ from the reference's, by entry and name, each with the reason. */
export const TEXTS: Readonly<Record<string, string>> = Object.fromEntries(
  ['Autocomplete.Root filter', 'Combobox.Root filter', 'Menu.FilterProvider filter'].map((name) => [
    name,
    'The reference takes the first word of "Filter function …" for the name of a type and lengthens it.',
  ]),
);
