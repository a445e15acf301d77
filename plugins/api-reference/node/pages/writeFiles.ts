import fs from 'node:fs';
import path from 'node:path';

function isSame(file: string, content: string): boolean {
  return fs.existsSync(file) && fs.readFileSync(file, 'utf8') === content;
}

/** Writes a file whole or not at all, and only where its content changes: what watches it is not woken for nothing. */
export function writeChanged(file: string, content: string): boolean {
  if (isSame(file, content)) return false;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.tmp`;
  fs.writeFileSync(draft, content);
  fs.renameSync(draft, file);
  return true;
}

/**
 * Makes a folder hold just these files, by their names.
 *
 * @returns how many files were written or removed
 */
export function writeFolder(folder: string, files: ReadonlyMap<string, string>): number {
  const stale = fs.existsSync(folder) ? fs.readdirSync(folder).filter((name) => !files.has(name)) : [];
  stale.forEach((name) => fs.rmSync(path.join(folder, name), { recursive: true }));
  const written = [...files].filter(([name, content]) => writeChanged(path.join(folder, name), content));
  return stale.length + written.length;
}
