import fs from 'node:fs';
import path from 'node:path';
import type { Drawing } from '../types';
import { parseIcon } from './parseIcon';
import { splitName } from './splitName';

/** An icon with its drawing in each style, in the order of `ICON_STYLES`. */
export interface LoadedIcon {
  name: string;
  drawings: Drawing[];
}

const MODULE = /^[A-Z0-9]\w*\.js$/;

/**
 * All icons of an installed package, in alphabetical order. Takes seconds: it reads ten thousand files.
 *
 * @param folder of the package
 * @throws one Error that lists all modules that cannot be read
 */
export function loadIcons(folder: string): LoadedIcon[] {
  const icons = new Map<string, Drawing[]>();
  const problems: string[] = [];
  for (const file of fs.readdirSync(folder).filter((name) => MODULE.test(name))) {
    const { name, style } = splitName(file.slice(0, -'.js'.length));
    const drawings = icons.get(name) ?? [0, 0, 0, 0, 0];
    icons.set(name, drawings);
    try {
      drawings[style] = parseIcon(fs.readFileSync(path.join(folder, file), 'utf8'));
    } catch (error) {
      problems.push(`  - ${path.join(folder, file)}: ${(error as Error).message}`);
    }
  }
  if (problems.length > 0)
    throw new Error(
      `[icons] Modules that draw what the search of icons cannot show:\n${problems.join('\n')}\n` +
        'Teach plugins/icons/node/parseIcon.ts what they draw.',
    );
  const compare = new Intl.Collator('en', { numeric: true }).compare;
  return [...icons]
    .map(([name, drawings]) => ({ name, drawings }))
    .sort((a, b) => compare(a.name, b.name) || (a.name < b.name ? -1 : 1));
}
