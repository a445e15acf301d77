import fs from 'node:fs';
import type { ApiDocument } from '../../types';
import { addPlaceholders } from '../extract/addPlaceholders';
import { checkCycles } from '../extract/findCycles';
import type { Conventions } from '../extract/conventions';
import { extractComponents } from '../extract/extractComponents';
import { findEntryFiles } from '../extract/findExports';
import { readManifest } from '../extract/findIndexFile';
import { createApiProgram, type ApiProgram } from '../extract/program';
import { base } from './base';
import { extractBaseUi, findEntryFiles as findBaseUiFiles } from './baseUi';
import { joy, mui } from './mui';
import { system } from './system';
import { toolpad } from './toolpad';
import { x } from './x';

/** Any other package: all of its components, whatever their doc comments say. */
const OTHER: Conventions = { packages: /./, components: 'all', hidden: [], themePrefix: 'Mui' };
const FAMILIES = [mui, joy, base, system, x, toolpad, OTHER];

function createProgram(packageDir: string, entries: readonly string[]): ApiProgram {
  const api = createApiProgram(packageDir, entries, addPlaceholders(packageDir));
  checkCycles(api);
  return api;
}

/**
 * Reads the API of an installed package, one document a component or hook, sorted by name (issue 4, point 1).
 *
 * @param folder its folder, absolute, or a link to it
 * @throws if there is no package, if it ships no types, or if they are cyclic
 */
export function extractPackage(folder: string): ApiDocument[] {
  const { name } = readManifest(folder);
  // The compiler names files by where they are: below a link, none would be the package's own.
  const packageDir = fs.realpathSync(folder);
  if (name === '@base-ui/react') {
    return extractBaseUi(createProgram(packageDir, findBaseUiFiles(packageDir)));
  }
  const api = createProgram(packageDir, findEntryFiles(packageDir));
  const family = FAMILIES.find(({ packages }) => packages.test(api.packageName)) ?? OTHER;
  return extractComponents(api, family);
}
