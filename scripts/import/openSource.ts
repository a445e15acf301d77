import fs from 'node:fs';
import path from 'node:path';
import type { Source } from './types';

const SKIPPED = /^(?:node_modules|\.git|\.DS_Store)$/;

function listFiles(folder: string, below = ''): string[] {
  return fs
    .readdirSync(path.join(folder, below), { withFileTypes: true })
    .filter(({ name }) => !SKIPPED.test(name))
    .flatMap((entry) => {
      const file = below === '' ? entry.name : `${below}/${entry.name}`;
      return entry.isDirectory() ? listFiles(folder, file) : [file];
    })
    .sort();
}

/**
 * Opens the folder that is imported.
 *
 * @throws an Error where there is no such folder
 */
export function openSource(folder: string): Source {
  const root = path.resolve(folder);
  if (!fs.existsSync(root) || !fs.statSync(root).isDirectory()) {
    throw new Error(
      `There is no folder ${folder}. Name the folder with the Markdown files, for example docs/data/material.`,
    );
  }
  const isFile = (file: string) => fs.existsSync(file) && fs.statSync(file).isFile();
  return {
    name: root.split(path.sep).filter(Boolean).slice(-3),
    files: listFiles(root),
    has: (file) => isFile(path.join(root, file)),
    read: (file) => fs.readFileSync(path.join(root, file), 'utf8'),
  };
}
