import type ts from 'typescript';
import type { ApiDocument } from '../../types';
import { buildComponent } from './buildComponent';
import { buildHook } from './buildHook';
import { buildInheritance, keepOwnProps, type Draft } from './buildInheritance';
import type { Conventions } from './conventions';
import { findExports, isHook } from './findExports';
import { findIndexFile } from './findIndexFile';
import { findThemeNames } from './findThemeNames';
import { resolveExports, type ApiProgram } from './program';

/** What the parts of the extraction share. */
export interface Surroundings {
  api: ApiProgram;
  conventions: Conventions;
  /** Everything that the package's root exports, types included. */
  exports: ReadonlyMap<string, ts.Symbol>;
  themeNames: ReadonlySet<string>;
}

/**
 * The components and hooks of a package of the Material UI family (issue 4, point 1), one document each, sorted by name.
 * `api` is a program of the files that `findEntryFiles` lists.
 */
export function extractComponents(api: ApiProgram, conventions: Conventions): ApiDocument[] {
  const around: Surroundings = {
    api,
    conventions,
    exports: resolveExports(api, findIndexFile(api.packageDir)),
    themeNames: findThemeNames(api),
  };
  const entries = findExports(api, conventions);
  const drafts = new Map<string, Draft>();
  for (const entry of entries.filter(({ name }) => !isHook(name))) {
    const draft = buildComponent(entry, around);
    if (draft) {
      drafts.set(entry.name, draft);
    }
  }
  for (const draft of drafts.values()) {
    draft.document.props = keepOwnProps(draft, drafts);
  }
  const components = [...drafts.values()].map((draft) => ({
    ...draft.document,
    inherited: buildInheritance(draft, drafts),
  }));
  const hooks = entries.filter(({ name }) => isHook(name)).flatMap((entry) => buildHook(entry, around) ?? []);
  return [...components, ...hooks].sort((a, b) => (a.name < b.name ? -1 : 1));
}
