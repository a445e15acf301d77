import fs from 'node:fs';
import path from 'node:path';
import type { Demo, Finding } from './types';

interface Entry {
  hash: string;
  findings: Finding[];
}

const fileOf = (rootDir: string, demo: Demo) =>
  path.join(rootDir, '.cache/check-demos/results', `${demo.file}.json`);

/** What an earlier run found for the same content; `null` where there was none. */
export function readResult(rootDir: string, demo: Demo, hash: string): Finding[] | null {
  try {
    const entry = JSON.parse(fs.readFileSync(fileOf(rootDir, demo), 'utf8')) as Entry;
    return entry.hash === hash ? entry.findings : null;
  } catch {
    return null;
  }
}

/** Remembers what was found; only what a second run would find again is worth it. */
export function writeResult(rootDir: string, demo: Demo, hash: string, findings: readonly Finding[]): void {
  const file = fileOf(rootDir, demo);
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, `${JSON.stringify({ hash, findings }, null, 1)}\n`);
}
