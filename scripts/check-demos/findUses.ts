import fs from 'node:fs';
import path from 'node:path';
import { findDemo } from '../../plugins/demos/node/findDemo';
import { looksLikeDirective, parseDirective } from '../../plugins/demos/remark/notation';
import { proseLines } from '../../src/pages-manifest/markdownLines';
import type { DemoUse } from './types';

interface Notation {
  line: number;
  demo: string;
  iframe: boolean;
}

/** The well-formed demo notations of a page; what is wrong with the others is for the build to say. */
export function findNotations(source: string): Notation[] {
  return proseLines(source, 0).flatMap(({ text, line }) => {
    const notation = text.replace(/^[\s>*-]*(\d+\.\s+)?/, '');
    const { directive } = looksLikeDirective(notation) ? parseDirective(notation, []) : { directive: null };
    if (!directive || typeof directive.demo !== 'string') return [];
    return [{ line, demo: directive.demo, iframe: directive.iframe === true }];
  });
}

/** Where the pages of a folder show each of its demos, by the demo's absolute file. */
export function findUses(rootDir: string, folder: string): Map<string, DemoUse[]> {
  const uses = new Map<string, DemoUse[]>();
  for (const name of fs.readdirSync(folder).filter((entry) => /\.mdx?$/.test(entry))) {
    const page = path.join(folder, name);
    const source = path.relative(rootDir, page).split(path.sep).join('/');
    for (const { demo, line, iframe } of findNotations(fs.readFileSync(page, 'utf8'))) {
      for (const file of Object.values(findDemo(page, demo) ?? {})) {
        const absolute = path.join(folder, file);
        uses.set(absolute, [...(uses.get(absolute) ?? []), { place: `${source}:${line}`, iframe }]);
      }
    }
  }
  return uses;
}
