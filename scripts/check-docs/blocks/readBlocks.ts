import path from 'node:path';
import type { Problem } from '../../../src/pages-manifest/types';
import type { Doc, Fence } from '../types';

/** A block of code as a file of a program that is never written. */
export interface Block {
  /** File of the page, relative to the root, and line of its first line of code. */
  doc: string;
  line: number;
  code: string;
  /** Path below the root that the compiler sees. */
  file: string;
}

const LANGUAGES: Record<string, string> = { tsx: 'tsx', ts: 'tsx', jsx: 'jsx', js: 'jsx' };

/** `nocheck="needs your router"`: why a block is not compiled. */
const NOCHECK = /\bnocheck(?:=(?:"(?<reason>[^"]*)"|(?<bare>\S*)))?/;

/** A title that is a path gives a block its name: so `./theme` of another block of the page finds it. */
function pathOfTitle({ info }: Fence): string | undefined {
  const title =
    /title="(?<title>[^"]+)"/.exec(info)?.groups?.title ??
    /^(?<path>[\w./-]+\.[jt]sx?)\b/.exec(info)?.groups?.path;
  return title !== undefined && /^[\w./@-]+\.[jt]sx?$/.test(title) ? title : undefined;
}

function fileOf(doc: Doc, fence: Fence, taken: ReadonlySet<string>): string {
  const folder = doc.file.replace(/\.md$/, '.blocks');
  const title = pathOfTitle(fence);
  const named = title === undefined ? undefined : path.posix.join(folder, title);
  if (named !== undefined && !taken.has(named)) return named;
  return `${folder}/line-${fence.line}.${LANGUAGES[fence.lang]}`;
}

/** Blocks of a page that are compiled, and those that are left out without a reason (issue 9 point 5). */
export function readBlocks(doc: Doc): { blocks: Block[]; problems: Problem[] } {
  const blocks: Block[] = [];
  const problems: Problem[] = [];
  const taken = new Set<string>();
  for (const fence of doc.fences.filter(({ lang }) => lang in LANGUAGES)) {
    const nocheck = NOCHECK.exec(fence.info)?.groups;
    if (nocheck && (nocheck.reason ?? nocheck.bare ?? '') === '') {
      problems.push({
        file: doc.file,
        line: fence.line,
        message: 'A block that is not compiled says why',
        value: fence.info,
        fix: 'Type nocheck="the reason".',
      });
    }
    if (NOCHECK.test(fence.info)) continue;
    const file = fileOf(doc, fence, taken);
    taken.add(file);
    blocks.push({ doc: doc.file, line: fence.line + 1, code: fence.code, file });
  }
  return { blocks, problems };
}
