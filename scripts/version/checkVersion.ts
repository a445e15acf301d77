import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { parseTypeErrors } from '../check-demos/checkTypes';
import type { DemoResult } from '../check-demos/types';
import { compilerArgs } from '../lib/compilerArgs';

/** What does not work in one file, a line each. */
export type FileProblems = Map<string, string[]>;

function add(problems: FileProblems, file: string, line: string): void {
  problems.set(file, [...(problems.get(file) ?? []), line]);
}

/** What does not compile in a workspace, against the libraries that it pins. */
export function listTypeErrors(rootDir: string, folder: string): FileProblems {
  const args = [...compilerArgs(rootDir, folder), '--pretty', 'false'];
  const { stdout, status } = spawnSync(process.execPath, args, { cwd: rootDir, encoding: 'utf8' });
  const errors = parseTypeErrors(stdout);
  if (status !== 0 && errors.length === 0) throw new Error(`The compiler failed in ${folder}:\n${stdout}`);
  const problems: FileProblems = new Map();
  for (const { file, line, code, message } of errors) {
    add(problems, file, `line ${line}: ${code}: ${message}`);
  }
  return problems;
}

/** Of a report of `npm run check:demos`, what does not render; types are told by file already. */
export function listRenderErrors(results: readonly DemoResult[]): FileProblems {
  const problems: FileProblems = new Map();
  for (const { file, findings, healthy } of results) {
    const lines = healthy ? [] : findings.filter(({ stage }) => stage !== 'types');
    const messages = lines.map(({ stage, rule, message }) => `${stage}: ${rule}: ${message.split('\n')[0]}`);
    for (const line of new Set(messages)) add(problems, file, line);
  }
  return problems;
}

function renderDemos(rootDir: string, product: string, version: string): FileProblems {
  const file = path.join(rootDir, '.cache/check-demos', `${product}-${version}.json`);
  fs.rmSync(file, { force: true });
  const script = path.join(rootDir, 'scripts/check-demos.ts');
  const args = ['tsx', script, '--product', `${product}@${version}`, '--json', file];
  const { stdout, stderr } = spawnSync('npx', args, { cwd: rootDir, encoding: 'utf8' });
  if (!fs.existsSync(file)) {
    // A version of pages without a demo has nothing to render.
    if (/has no demo/.test(stderr)) return new Map();
    throw new Error(`Demos could not be rendered:\n${stderr || stdout}`);
  }
  return listRenderErrors((JSON.parse(fs.readFileSync(file, 'utf8')) as { demos: DemoResult[] }).demos);
}

/** The report, file by file, with what a writer can do about it. */
export function formatCheck(folder: string, ...parts: readonly FileProblems[]): string {
  const files = [...new Set(parts.flatMap((part) => [...part.keys()]))].sort();
  if (files.length === 0) return `${folder}: everything compiles and renders.`;
  const blocks = files.map((file) => {
    const lines = parts.flatMap((part) => part.get(file) ?? []);
    return [file, ...lines.map((line) => `  - ${line}`)].join('\n');
  });
  const count = `${files.length} file${files.length === 1 ? ' does' : 's do'} not work in ${folder}`;
  const advice =
    'Adapt each to the API of that release, or drop it: a demo with its line in the page, a page with its node in pages.ts.';
  return `${blocks.join('\n\n')}\n\n${count}. ${advice}`;
}

/** What no longer compiles or renders in a version, file by file (issue 7 point 1). */
export function checkVersion(rootDir: string, product: string, version: string): string {
  const folder = `docs/${product}/${version}`;
  return formatCheck(folder, listTypeErrors(rootDir, folder), renderDemos(rootDir, product, version));
}
