/** A component or hook whose size is to be measured. */
export interface SizeSubject {
  name: string;
  /** Statement that imports it under its name. */
  importLine: string;
}

/** A module that a bundle begins with. */
export interface BundleEntry {
  name: string;
  code: string;
  /** Name of another entry that the page has already. */
  after?: string;
}

/** Names that no export has. */
export const CORE_ENTRY = '(core)';
export const EMPTY_ENTRY = '(empty)';

function useSubject({ name, importLine }: SizeSubject): string {
  // An assignment to the global object is what no bundler takes away.
  return `${importLine}\nglobalThis.own = ${name};`;
}

/** One bundle for each subject, with all that it needs. */
export function buildAloneEntries(subjects: readonly SizeSubject[]): BundleEntry[] {
  return subjects.map((subject) => ({ name: subject.name, code: useSubject(subject) }));
}

/** One bundle for each subject, without what the core has; and one of nothing, for what the bundler itself adds. */
export function buildOnTopEntries(subjects: readonly SizeSubject[], core: string): BundleEntry[] {
  return [
    { name: CORE_ENTRY, code: core },
    { name: EMPTY_ENTRY, code: 'globalThis.own = 0;', after: CORE_ENTRY },
    ...buildAloneEntries(subjects).map((entry) => ({ ...entry, after: CORE_ENTRY })),
  ];
}
