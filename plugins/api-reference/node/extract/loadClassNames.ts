import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Global class names by the key of the `classes` prop. */
export type ClassNames = Record<string, string>;

function isClassNames(value: unknown): value is ClassNames {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).length > 0 &&
    Object.values(value).every((name) => typeof name === 'string')
  );
}

/** The file that `require` takes: some versions ship modules for it in `node/`, and only those of bundlers beside the types. */
function findModules(declarationFile: string, packageDir: string): string[] {
  const relative = path.relative(packageDir, declarationFile).replace(/\.d\.[cm]?ts$/, '.js');
  return ['node', '.']
    .map((folder) => path.join(packageDir, folder, relative))
    .filter((file) => fs.existsSync(file));
}

function loadModule(file: string): Record<string, unknown> | undefined {
  try {
    return createRequire(file)(file) as Record<string, unknown>;
  } catch {
    // A module that does not run here (it may want a bundler) has no say: the types do.
    return undefined;
  }
}

/**
 * The class names that a module of the library makes (`buttonClasses`): types know their keys, and not all of them, but
 * only the code knows their names. These modules are tables of strings, without React. Undefined if there is none.
 */
export function loadClassNames(declarationFile: string, packageDir: string): ClassNames | undefined {
  for (const file of findModules(declarationFile, packageDir)) {
    const values = Object.entries(loadModule(file) ?? {})
      .filter(([name]) => name === 'default' || name.endsWith('Classes'))
      .map(([, value]) => value);
    const names = values.find(isClassNames);
    if (names) {
      return names;
    }
  }
  return undefined;
}
