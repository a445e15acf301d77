import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { compilerArgs } from '../lib/compilerArgs';
import { collectLocalFiles } from '../../plugins/demos/node/localFiles';
import { sharedFiles } from '../../plugins/demos/node/checks/fingerprint';
import type { Demo, Finding } from './types';

export interface TypeError {
  /** Relative to the repository's root. */
  file: string;
  line: number;
  code: string;
  message: string;
}

const ERROR = /^(?<file>[^\s(][^(]*)\((?<line>\d+),\d+\): error (?<code>TS\d+): (?<message>.*)$/;

/** Reads what the compiler prints; indented lines go on explaining the error above them. */
export function parseTypeErrors(output: string): TypeError[] {
  const errors: TypeError[] = [];
  for (const line of output.split(/\r?\n/)) {
    const groups = ERROR.exec(line)?.groups;
    const last = errors.at(-1);
    if (groups) {
      const { file = '', code = '', message = '' } = groups;
      errors.push({ file: file.replace(/\\/g, '/'), line: Number(groups.line), code, message });
    } else if (last && /^\s+\S/.test(line)) {
      last.message += ` ${line.trim()}`;
    }
  }
  return errors;
}

function runCompiler(rootDir: string, workspace: string): Promise<string> {
  const args = [...compilerArgs(rootDir, workspace), '--pretty', 'false'];
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: rootDir });
    let output = '';
    child.stdout.on('data', (data: Buffer) => (output += data));
    child.stderr.on('data', (data: Buffer) => (output += data));
    child.on('error', reject);
    child.on('close', (code) => {
      const isUnread = code !== 0 && parseTypeErrors(output).length === 0;
      if (isUnread) reject(new Error(`The compiler failed in ${workspace}:\n${output.trim()}`));
      else resolve(output);
    });
  });
}

/**
 * Gives each demo the type errors of its own files and of what all demos of the workspace share; errors elsewhere,
 * for example in `pages.ts`, are for `npm run typecheck`.
 */
export function assignErrors(
  rootDir: string,
  demos: readonly Demo[],
  errors: readonly TypeError[],
): Map<string, Finding[]> {
  const relative = (file: string) => path.relative(rootDir, file).split(path.sep).join('/');
  return new Map(
    demos.map(({ file, workspace }) => {
      const own = [...collectLocalFiles(path.join(rootDir, file)), ...sharedFiles(rootDir, workspace)].map(
        relative,
      );
      const findings = errors
        .filter((error) => own.includes(error.file))
        .map(({ code, message, ...place }): Finding => ({
          stage: 'types',
          rule: code,
          message,
          where: [`${place.file}:${place.line}`],
        }));
      return [file, findings];
    }),
  );
}

/** Type-checks the demos of one workspace against its own libraries, in one run of the compiler. */
export async function checkTypes(
  rootDir: string,
  workspace: string,
  demos: readonly Demo[],
): Promise<Map<string, Finding[]>> {
  fs.mkdirSync(path.join(rootDir, '.cache/check-demos/types'), { recursive: true });
  return assignErrors(rootDir, demos, parseTypeErrors(await runCompiler(rootDir, workspace)));
}
