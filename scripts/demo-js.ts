/**
 * `npm run demo:js -- FILE.tsx` prints what the JavaScript tab of a demo shows (spec §4 "Code variant and code
 * styling"); `npm run demo:js -- FILES… --out DIR` writes `X.tsx` as `DIR/X.js`. Everything that is wrong with any
 * file is printed with file and line, and makes the exit code 1; the other files are written.
 */
import { parseArgs } from 'node:util';
import { readAsJavaScript, writeJavaScript } from '../plugins/demos/node/toJavaScript/writeJavaScript';

const USAGE = 'Usage: npm run demo:js -- FILE.tsx\n       npm run demo:js -- FILES… --out DIR';

interface Output {
  stdout: string;
  stderr: string;
}

async function print(file: string): Promise<Output> {
  const outcome = await readAsJavaScript(file);
  return 'code' in outcome
    ? { stdout: outcome.code, stderr: '' }
    : { stdout: '', stderr: `${outcome.problems.join('\n')}\n` };
}

async function write(files: readonly string[], folder: string): Promise<Output> {
  const { written, problems } = await writeJavaScript(files, folder);
  const count = `${written.length} of ${files.length} files written to ${folder}\n`;
  return { stdout: count, stderr: problems.map((problem) => `${problem}\n`).join('') };
}

function parse(args: readonly string[]): { files: string[]; out: string | undefined } {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { out: { type: 'string' } },
  });
  if (positionals.length === 0) {
    throw new Error(`No file was named.\n${USAGE}`);
  }
  if (positionals.length > 1 && values.out === undefined) {
    throw new Error(`${positionals.length} files were named, but no folder to write them to.\n${USAGE}`);
  }
  return { files: positionals, out: values.out };
}

/** Runs the command: what it prints to the terminal, and anything in `stderr` means that it failed. */
export async function demoJs(args: readonly string[]): Promise<Output> {
  try {
    const { files, out } = parse(args);
    return out === undefined ? await print(files[0] ?? '') : await write(files, out);
  } catch (error) {
    return { stdout: '', stderr: `${error instanceof Error ? error.message : String(error)}\n` };
  }
}

if (require.main === module) {
  void demoJs(process.argv.slice(2)).then(({ stdout, stderr }) => {
    process.stdout.write(stdout);
    process.stderr.write(stderr);
    process.exitCode = stderr ? 1 : 0;
  });
}
