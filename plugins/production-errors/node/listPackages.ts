import fs from 'node:fs';
import path from 'node:path';
import { findPackageDir } from '../../kit/node/findPackageDir';

interface PackageFacts {
  version: string;
  dependencies?: Record<string, string>;
}

export interface LibraryPackage {
  dir: string;
  facts: PackageFacts;
}

function readPackage(name: string, folder: string): LibraryPackage | null {
  const dir = findPackageDir(name, folder);
  if (dir === null) return null;
  return { dir, facts: JSON.parse(fs.readFileSync(path.join(dir, 'package.json'), 'utf8')) as PackageFacts };
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
