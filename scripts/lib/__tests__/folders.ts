import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const made: string[] = [];

/** Writes files into a new temporary folder and returns it. */
export function writeFolder(files: Record<string, string>): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'site-test-'));
  made.push(folder);
  for (const [name, content] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    fs.writeFileSync(path.join(folder, name), content);
  }
  return folder;
}

/** The files below a folder with their contents. */
export function readFolder(folder: string): Record<string, string> {
  return Object.fromEntries(
    fs
      .readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => fs.statSync(path.join(folder, name)).isFile())
      .sort()
      .map((name) => [name.split(path.sep).join('/'), fs.readFileSync(path.join(folder, name), 'utf8')]),
  );
}

afterAll(() => {
  for (const folder of made) fs.rmSync(folder, { recursive: true, force: true });
});
