import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DemoSourceError, formatProblem, toJavaScript } from './index';

export interface WriteJavaScriptResult {
  /** The files that were written, as paths below the folder that was asked for. */
  written: string[];
  /** What is wrong with the others, `file:line: message` where there is a line. */
  problems: string[];
}

/** `demos/BasicButtons.tsx` -> `BasicButtons.js`. */
function outputName(file: string): string {
  return path.basename(file).replace(/\.(?:tsx?|mts|jsx?|mjs)$/, '.js');
}

function describeReadError(file: string, error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  const reasons: Record<string, string> = {
    ENOENT: 'There is no such file.',
    EISDIR: 'This is a folder. Name its files, for example with *.tsx.',
  };
  return `${file}: ${reasons[code ?? ''] ?? message}`;
}

/** Reads one file and makes its JavaScript, or says what is wrong with it. */
export async function readAsJavaScript(file: string): Promise<{ code: string } | { problems: string[] }> {
  let source: string;
  try {
    source = await readFile(file, 'utf8');
  } catch (error) {
    return { problems: [describeReadError(file, error)] };
  }
  try {
    return { code: await toJavaScript(source, { fileName: file }) };
  } catch (error) {
    if (error instanceof DemoSourceError) {
      return { problems: error.problems.map(formatProblem) };
    }
    throw error;
  }
}

/** Writes a file whole or not at all: a reader never meets the half of it. */
async function writeWhole(target: string, content: string): Promise<void> {
  const unfinished = `${target}.${process.pid}.tmp`;
  await writeFile(unfinished, content);
  await rename(unfinished, target);
}

/** Files that would be written to one name, each with the file that has this name already. */
function findClashes(files: readonly string[]): Map<string, string> {
  const owners = new Map<string, string>();
  const clashes = new Map<string, string>();
  for (const file of files) {
    const name = outputName(file);
    const owner = owners.get(name);
    if (owner === undefined) {
      owners.set(name, file);
    } else {
      clashes.set(file, owner);
    }
  }
  return clashes;
}

/**
 * Writes the JavaScript of many files to one folder (issue 3, "JavaScript from TypeScript"). A file with a problem
 * is left out; the others are written all the same.
 */
export async function writeJavaScript(
  files: readonly string[],
  folder: string,
): Promise<WriteJavaScriptResult> {
  const result: WriteJavaScriptResult = { written: [], problems: [] };
  const unique = [...new Map(files.map((file) => [path.resolve(file), file])).values()];
  const clashes = findClashes(unique);
  await mkdir(folder, { recursive: true });
  for (const file of unique) {
    const owner = clashes.get(file);
    if (owner !== undefined) {
      const name = path.join(folder, outputName(file));
      result.problems.push(
        `${file}: ${name} is the JavaScript of ${owner} already. Write this file to another folder.`,
      );
      continue;
    }
    const outcome = await readAsJavaScript(file);
    if ('problems' in outcome) {
      result.problems.push(...outcome.problems);
    } else {
      await writeWhole(path.join(folder, outputName(file)), outcome.code);
      result.written.push(outputName(file));
    }
  }
  return result;
}
