import fs from 'node:fs';
import { copyFile, utimes } from 'node:fs/promises';
import path from 'node:path';
import { inParallel } from './inParallel';

/** Files that are copied at a time: more than Node has threads for it. */
const PARALLEL = 16;

function listFiles(folder: string, prefix = ''): string[] {
  return fs.readdirSync(path.join(folder, prefix), { withFileTypes: true }).flatMap((entry) => {
    const name = path.join(prefix, entry.name);
    return entry.isDirectory() ? listFiles(folder, name) : [name];
  });
}

/** Removes the files that are not to be kept, with folders that are empty then: they would count as sections. */
function removeOthers(folder: string, keep: ReadonlyMap<string, string>, prefix = ''): void {
  for (const entry of fs.readdirSync(path.join(folder, prefix), { withFileTypes: true })) {
    const name = path.join(prefix, entry.name);
    if (entry.isDirectory()) removeOthers(folder, keep, name);
    else if (!keep.has(name)) fs.rmSync(path.join(folder, name));
  }
  if (fs.readdirSync(path.join(folder, prefix)).length === 0) fs.rmdirSync(path.join(folder, prefix));
}

function sameContent(a: string, b: string): boolean {
  return fs.readFileSync(a).equals(fs.readFileSync(b));
}

/** A copy has the time of its original, so that size and time tell whether it still is one. */
function isCopy(from: string, to: string): boolean {
  const copy = fs.statSync(to, { throwIfNoEntry: false });
  if (!copy) return false;
  const { size, mtimeMs } = fs.statSync(from);
  return copy.size === size && Math.abs(copy.mtimeMs - mtimeMs) < 1;
}

async function copy(from: string, to: string): Promise<void> {
  fs.mkdirSync(path.dirname(to), { recursive: true });
  await copyFile(from, to, fs.constants.COPYFILE_FICLONE);
  const { atime, mtime } = fs.statSync(from);
  await utimes(to, atime, mtime);
}

/** Where each file of the merged site comes from. The root's 404 page is the site's. */
function collectFiles(outputs: readonly string[]): Map<string, string> {
  const sources = new Map<string, string>();
  const collisions: string[] = [];
  outputs.forEach((output, index) => {
    for (const file of listFiles(output)) {
      if (file === '404.html' && index < outputs.length - 1) continue;
      const from = path.join(output, file);
      const other = sources.get(file);
      if (other === undefined) sources.set(file, from);
      else if (!sameContent(from, other)) collisions.push(file);
    }
  });
  if (collisions.length === 0) return sources;
  throw new Error(
    `Two builds wrote different content to the same file:\n${collisions.map((file) => `  - ${file}`).join('\n')}\n` +
      'Pages of different products must not share a pathname.',
  );
}

/**
 * Makes a folder what the outputs of all units are together (design §2). What is there already stays, since writing
 * thousands of files takes longer than building one product; what comes from none of them goes.
 *
 * @param outputs folders, the root's last
 * @throws one Error that lists every file that two units wrote with different content, before anything is written
 */
export async function mergeOutputs(outputs: readonly string[], target: string): Promise<void> {
  const sources = collectFiles(outputs);
  if (fs.existsSync(target)) removeOthers(target, sources);
  await inParallel([...sources], PARALLEL, async ([file, from]) => {
    const to = path.join(target, file);
    if (!isCopy(from, to)) await copy(from, to);
  });
}
