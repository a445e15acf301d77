import fs from 'node:fs';
import path from 'node:path';
import type { ProseLine } from './markdownLines';
import { nearest } from './nearest';
import type { Problem } from './types';

const NOTATION = /^[\s>*-]*\{\{\s*"(?:[^]*,\s*")?demo"\s*:\s*"(?<name>[^"]+)"[^]*\}\}\s*$/;
const STYLINGS = ['system', 'tailwind', 'css'];

/** A demo is written in TypeScript; imported ones may be JavaScript only (issue 3 point 1). */
const EXTENSIONS = ['.tsx', '.jsx', '.js'];

/** The file of the first of these extensions: of a demo in both languages, the TypeScript one. */
function fileOfStem(folder: string, stem: string): string | undefined {
  return EXTENSIONS.map((extension) => stem + extension).find((file) =>
    fs.existsSync(path.join(folder, file)),
  );
}

function isStylingFolder(folder: string): boolean {
  return STYLINGS.some((styling) => fileOfStem(path.join(folder, styling), 'index') !== undefined);
}

/** Components are in PascalCase; other JavaScript beside a page is a module of its demos. */
function isDemoFile(folder: string, name: string): boolean {
  if (name.endsWith('.tsx')) return true;
  const { name: stem, ext } = path.parse(name);
  return EXTENSIONS.includes(ext) && /^[A-Z]/.test(stem) && fileOfStem(folder, stem) === name;
}

/** Names that `{{"demo": …}}` can use in a folder: demo files, and folders of stylings (design §5). */
export function listDemoNames(folder: string): string[] {
  return fs
    .readdirSync(folder, { withFileTypes: true })
    .filter((entry) =>
      entry.isDirectory() ? isStylingFolder(path.join(folder, entry.name)) : isDemoFile(folder, entry.name),
    )
    .map((entry) => entry.name)
    .sort();
}

/** The demo that a notation names: `X.tsx`, `X.js` or `X` finds `X.tsx`, else `X.jsx`, `X.js`, the folder `X/`. */
function resolveDemo(folder: string, name: string): string | null {
  const stem = name.replace(/\.[jt]sx?$/, '').replace(/^\.?\//, '');
  const found = [stem, path.posix.basename(stem)].flatMap((base) => {
    const file = fileOfStem(folder, base);
    if (file !== undefined) return [file];
    return isStylingFolder(path.join(folder, base)) ? [base] : [];
  });
  return found[0] ?? null;
}

/**
 * The demos that a page shows, and a problem for each that does not exist, with the names that do (design §5, §7).
 * Whether a notation's options are right is for the plugin `demos` to say.
 */
export function findDemos(
  lines: readonly ProseLine[],
  folder: string,
  file: string,
): { demos: string[]; problems: Problem[] } {
  const demos = new Set<string>();
  const problems: Problem[] = [];
  for (const { text, line } of lines) {
    const name = text.includes('{{') ? NOTATION.exec(text)?.groups?.name : undefined;
    if (name === undefined) continue;
    const demo = resolveDemo(folder, name);
    if (demo !== null) {
      demos.add(demo);
      continue;
    }
    const valid = listDemoNames(folder);
    const [meant] = nearest(name.replace(/\.[jt]sx?$/, '.tsx'), valid, 1);
    problems.push({
      file,
      line,
      message: 'The page names a demo that does not exist beside it.',
      value: JSON.stringify(name),
      fix:
        valid.length === 0
          ? `Add ${name.replace(/\.[jt]sx?$/, '')}.tsx beside the page: there is no demo yet.`
          : `Write ${meant ? `"${meant}", or ` : ''}one of: ${valid.join(', ')}; or add the file.`,
    });
  }
  return { demos: [...demos], problems };
}
