import fs from 'node:fs';
import path from 'node:path';
import type { PlannedFile } from './types';

function contentOf(file: PlannedFile): Buffer {
  return 'text' in file ? Buffer.from(file.text) : fs.readFileSync(file.copyOf);
}

export interface ComparedPlan {
  created: PlannedFile[];
  /** Files that are there with other content. */
  differing: PlannedFile[];
  unchanged: PlannedFile[];
}

/** What writing the files would do. */
export function comparePlan(rootDir: string, files: readonly PlannedFile[]): ComparedPlan {
  const compared: ComparedPlan = { created: [], differing: [], unchanged: [] };
  for (const file of files) {
    const present = path.join(rootDir, file.to);
    if (!fs.existsSync(present)) compared.created.push(file);
    else if (fs.readFileSync(present).equals(contentOf(file))) compared.unchanged.push(file);
    else compared.differing.push(file);
  }
  return compared;
}

/** The highest folder of a path that does not exist yet. */
function firstMissing(folder: string): string | undefined {
  if (fs.existsSync(folder)) return undefined;
  return firstMissing(path.dirname(folder)) ?? folder;
}

/**
 * Writes all files or none: each goes beside its place first, and takes it when all are there.
 *
 * @throws what the file system throws, after it has removed what was written
 */
export function writePlan(rootDir: string, files: readonly PlannedFile[]): void {
  const made: string[] = [];
  const waiting: { temporary: string; final: string }[] = [];
  try {
    for (const file of files) {
      const final = path.join(rootDir, file.to);
      const missing = firstMissing(path.dirname(final));
      if (missing) made.push(missing);
      fs.mkdirSync(path.dirname(final), { recursive: true });
      const temporary = `${final}.import-${process.pid}`;
      waiting.push({ temporary, final });
      fs.writeFileSync(temporary, contentOf(file));
    }
  } catch (error) {
    waiting.forEach(({ temporary }) => fs.rmSync(temporary, { force: true }));
    made.reverse().forEach((folder) => fs.rmSync(folder, { recursive: true, force: true }));
    throw error;
  }
  waiting.forEach(({ temporary, final }) => fs.renameSync(temporary, final));
}
