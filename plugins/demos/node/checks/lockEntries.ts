interface LockedPackage {
  version?: string;
  link?: boolean;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/** What of `package-lock.json` is read. */
export interface Lock {
  packages: Record<string, LockedPackage>;
}

/** Where Node finds a package: in the folder itself, else in each one above. */
function resolve(lock: Lock, from: string, name: string): string | undefined {
  const segments = from === '' ? [] : from.split('/');
  for (let length = segments.length; length >= 0; length -= 1) {
    if (segments[length - 1] === 'node_modules') continue;
    const place = [...segments.slice(0, length), 'node_modules', name].join('/');
    if (lock.packages[place]) return place;
  }
  return undefined;
}

/**
 * The packages that a workspace runs on, each with its place and version, nested copies included: what changes
 * here may change its demos, and nothing else of the lock file does.
 */
export function lockEntries(lock: Lock, workspace: string): string[] {
  const found = new Set<string>();
  const visit = (place: string) => {
    const { dependencies, peerDependencies, optionalDependencies } = lock.packages[place] ?? {};
    for (const name of Object.keys({ ...dependencies, ...peerDependencies, ...optionalDependencies })) {
      const target = resolve(lock, place, name);
      if (target === undefined || found.has(target)) continue;
      found.add(target);
      visit(target);
    }
  };
  visit(workspace);
  return [...found].sort().map((place) => `${place}@${lock.packages[place]?.version ?? ''}`);
}
