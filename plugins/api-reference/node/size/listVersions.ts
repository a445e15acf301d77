import fs from 'node:fs';
import path from 'node:path';

interface PackageFacts {
  name: string;
  version: string;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
}

/** Folder of an installed package, as a file in `from` finds it; `null` where it is not installed. */
export function findInstalled(name: string, from: string): string | null {
  const folder = path.join(from, 'node_modules', name);
  if (fs.existsSync(path.join(folder, 'package.json'))) return fs.realpathSync(folder);
  const parent = path.dirname(from);
  return parent === from ? null : findInstalled(name, parent);
}

function readFacts(folder: string): PackageFacts {
  return JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')) as PackageFacts;
}

/**
 * Everything installed that a package can bring into a bundle, as `name@version` in alphabetical order: a component's
 * size changes with any of them.
 */
export function listVersions(packageDir: string): string[] {
  const seen = new Map<string, string>();
  const visit = (folder: string): void => {
    if (seen.has(folder)) return;
    const { name, version, dependencies, peerDependencies } = readFacts(folder);
    seen.set(folder, `${name}@${version}`);
    for (const dependency of Object.keys({ ...dependencies, ...peerDependencies })) {
      const found = findInstalled(dependency, folder);
      if (found && !/^(react|react-dom)$/.test(dependency)) visit(found);
    }
  };
  visit(fs.realpathSync(packageDir));
  return [...new Set(seen.values())].sort();
}
