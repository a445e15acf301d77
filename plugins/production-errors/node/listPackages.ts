import fs from 'node:fs';
import path from 'node:path';

interface PackageFacts {
  version: string;
  dependencies?: Record<string, string>;
}

export interface LibraryPackage {
  dir: string;
  facts: PackageFacts;
}

function readPackage(name: string, folder: string): LibraryPackage | null {
  const dir = path.join(folder, 'node_modules', name);
  const file = path.join(dir, 'package.json');
  if (fs.existsSync(file)) return { dir, facts: JSON.parse(fs.readFileSync(file, 'utf8')) as PackageFacts };
  const parent = path.dirname(folder);
  return parent === folder ? null : readPackage(name, parent);
}

/** A library throws the errors of its family's packages as its own. */
const FAMILY = /^@(?:mui|base-ui|toolpad)\//;

/**
 * A package as a folder resolves it, the library itself first, and those of its family that it depends on, in their own
 * versions; none where it is not installed.
 */
export function listPackages(
  name: string,
  folder: string,
  seen = new Map<string, LibraryPackage>(),
): LibraryPackage[] {
  const found = readPackage(name, folder);
  if (found && !seen.has(found.dir)) {
    seen.set(found.dir, found);
    const names = Object.keys(found.facts.dependencies ?? {}).filter((each) => FAMILY.test(each));
    names.forEach((each) => listPackages(each, found.dir, seen));
  }
  return [...seen.values()];
}
