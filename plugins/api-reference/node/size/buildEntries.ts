/** A component or hook whose size is to be measured. */
export interface SizeSubject {
  name: string;
  /** Statement that imports it under its name. */
  importLine: string;
}

/** A bundle: the modules that it begins with. */
export interface BundleEntry {
  name: string;
  modules: string[];
}

/** Name that no export has. */
export const CORE_ENTRY = '(core)';

function useSubject({ name, importLine }: SizeSubject): string {
  // An assignment to the global object is what no bundler takes away.
  return `${importLine}\nglobalThis.own = ${name};`;
}

/** One bundle for each subject, with all that it needs. */
export function buildAloneEntries(subjects: readonly SizeSubject[]): BundleEntry[] {
  return subjects.map((subject) => ({ name: subject.name, modules: [useSubject(subject)] }));
}

/**
 * One bundle of the core, and one for each subject together with it. As a chunk beside that of the core, a subject
 * would share it with all others, and with it what only they use.
 */
export function buildOnTopEntries(subjects: readonly SizeSubject[], core: string): BundleEntry[] {
  return [
    { name: CORE_ENTRY, modules: [core] },
    ...buildAloneEntries(subjects).map(({ name, modules }) => ({ name, modules: [core, ...modules] })),
  ];
}
