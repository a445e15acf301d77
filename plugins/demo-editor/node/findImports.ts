import fs from 'node:fs';
import path from 'node:path';
import { listSources } from './listSources';
import { scanImports } from './scanImports';

/** What edited demos of one docs instance can import. */
export interface SandboxImports {
  /** As code writes them, for example `@mui/material/Button`. */
  packages: string[];
  /** Files that demos import, by their path below the content folder, for example `react-button/data`. */
  files: string[];
}

/** Present in every sandbox: compiled JSX needs them. */
const ALWAYS = ['react', 'react/jsx-runtime', 'react-dom'];

/** The libraries that the workspace documents: readers expect to import any of them. */
function listDependencies(workspace: string): string[] {
  const manifest = JSON.parse(fs.readFileSync(path.join(workspace, 'package.json'), 'utf8')) as {
    dependencies?: Record<string, string>;
  };
  return Object.keys(manifest.dependencies ?? {}).filter((name) => !name.startsWith('@types/'));
}

/**
 * Every module that demos of a docs instance import, and the root entries of its libraries.
 *
 * @param workspace folder with the `package.json` and the `content` of the docs instance
 * @param withoutRoot packages whose root entry is left out
 */
export function findImports(workspace: string, withoutRoot: readonly string[]): SandboxImports {
  const contentDir = path.join(workspace, 'content');
  const packages = new Set([...ALWAYS, ...listDependencies(workspace)]);
  withoutRoot.forEach((name) => packages.delete(name));
  const files = new Set<string>();
  for (const file of listSources(workspace)) {
    const folder = path.relative(contentDir, path.dirname(file)).split(path.sep).join('/');
    for (const specifier of scanImports(file, fs.readFileSync(file, 'utf8'))) {
      if (specifier.startsWith('.')) files.add(path.posix.join(folder, specifier));
      else packages.add(specifier);
    }
  }
  return { packages: [...packages].sort(), files: [...files].sort() };
}
