import fs from 'node:fs';
import path from 'node:path';
import type { ApiProgram } from './program';

/** Where packages declare the keys of `theme.components`. */
const FILES = ['styles/components.d.ts', 'themeAugmentation/components.d.ts', 'themeAugmentation/props.d.ts'];

/** The keys of `theme.components` that a package declares, such as `MuiButton`. */
export function findThemeNames(api: ApiProgram): Set<string> {
  const text = FILES.map((file) => path.join(api.packageDir, file))
    .filter((file) => fs.existsSync(file))
    .map((file) => fs.readFileSync(file, 'utf8'))
    .join('\n');
  return new Set([...text.matchAll(/^\s*((?:Mui|Joy)\w+)\??:/gm)].flatMap(([, name]) => name ?? []));
}
