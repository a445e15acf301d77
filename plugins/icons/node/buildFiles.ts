import { ALL_STYLES, BLOCK_SIZE, ICON_FORMAT, ICON_STYLES, LIST_FILE, type IconList } from '../types';
import type { LoadedIcon } from './loadIcons';

function buildList(version: string, icons: readonly LoadedIcon[]): IconList {
  const masks = icons.map(({ drawings }) =>
    drawings.reduce<number>((mask, drawing, style) => mask | (drawing === 0 ? 0 : 1 << style), 0),
  );
  return {
    format: ICON_FORMAT,
    version,
    names: icons.map(({ name }) => name).join(' '),
    styles: Object.fromEntries([...masks.entries()].filter(([, mask]) => mask !== ALL_STYLES)),
  };
}

/**
 * The files of a version: the names of all icons, and drawings by style and block, so that a page fetches only what it
 * shows (issue 8 point 4).
 *
 * @returns content by name, `names.json`, `sharp/12.json`, …
 */
export function buildFiles(version: string, icons: readonly LoadedIcon[]): Map<string, string> {
  const files = new Map([[LIST_FILE, JSON.stringify(buildList(version, icons))]]);
  for (let start = 0; start < icons.length; start += BLOCK_SIZE) {
    const block = icons.slice(start, start + BLOCK_SIZE);
    for (const [style, { id }] of ICON_STYLES.entries()) {
      const drawings = block.map((icon) => icon.drawings[style] ?? 0);
      files.set(`${id}/${start / BLOCK_SIZE}.json`, JSON.stringify(drawings));
    }
  }
  return files;
}
