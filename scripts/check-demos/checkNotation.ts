import fs from 'node:fs';
import path from 'node:path';
import { findGlobalStyles } from '../../plugins/demos/node/globalStyles';
import { collectLocalFiles } from '../../plugins/demos/node/localFiles';
import type { Demo, Finding } from './types';

/** Names of what has global styles in the files of a demo. */
function globalStylesOf(file: string): string[] {
  const files = collectLocalFiles(file).filter((name) => /\.[jt]sx?$/.test(name));
  const found = files.flatMap((name) => findGlobalStyles(fs.readFileSync(name, 'utf8'), name));
  return [...new Set(found.map(({ name }) => name))];
}

/** Says where a demo with global styles is shown in the page instead of in a document of its own (design §5). */
export function checkNotation(rootDir: string, { file, uses }: Demo): Finding[] {
  const wrong = uses.filter(({ iframe }) => !iframe);
  const names = wrong.length > 0 ? globalStylesOf(path.join(rootDir, file)) : [];
  if (names.length === 0) return [];
  const message = `${names.join(', ')} changes the whole page: its styles reach out of the demo.`;
  return [{ stage: 'notation', rule: 'global-styles', message, where: wrong.map(({ place }) => place) }];
}
