import fs from 'node:fs';
import path from 'node:path';
import { defaultExport, loadDataModule } from './loadDataModule';
import type { Problem } from './types';

export interface TreeSource {
  nodes: unknown[];
  text: string;
  problems: Problem[];
}

/** Reads a `pages.ts`; one that is missing, does not load or exports no array is a problem like any other. */
export function readTree(rootDir: string, treeFile: string): TreeSource {
  const failed = (message: string, value: string, fix: string, line?: number, text = ''): TreeSource => ({
    nodes: [],
    text,
    problems: [{ file: treeFile, line, message, value, fix }],
  });
  const example = 'Write: const pages: PageNode[] = [ … ]; export default pages;';
  if (!fs.existsSync(path.join(rootDir, treeFile))) {
    return failed('The version has no page tree.', treeFile, `Add the file. ${example}`);
  }
  const loaded = loadDataModule(path.join(rootDir, treeFile));
  if ('error' in loaded) {
    const { message, line } = loaded.error;
    const value = line === undefined ? treeFile : (loaded.text.split('\n')[line - 1]?.trim() ?? '');
    return failed(
      `The page tree does not load: ${message}.`,
      value,
      `Correct this ${line === undefined ? 'file' : 'line'}.`,
      line,
      loaded.text,
    );
  }
  const nodes = defaultExport(loaded.value);
  return Array.isArray(nodes)
    ? { nodes, text: loaded.text, problems: [] }
    : failed(
        'The page tree has no default export that is an array.',
        typeof nodes,
        example,
        undefined,
        loaded.text,
      );
}
