import fs from 'node:fs';
import path from 'node:path';
import { STYLINGS, type Styling } from '../types';

const EXTENSIONS = ['.tsx', '.jsx', '.js'];

/** Main files of a demo relative to its page, by styling; a demo of one file is in the system styling. */
export type DemoFiles = Partial<Record<Styling, string>>;

/** `Name/{system,tailwind,css}/index.tsx`: one demo in several stylings (design §5). */
function findStylings(folder: string, name: string): DemoFiles | null {
  const files = STYLINGS.flatMap((styling) =>
    EXTENSIONS.map((extension) => [styling, `${name}/${styling}/index${extension}`] as const).filter(
      ([, file]) => fs.existsSync(path.join(folder, file)),
    ),
  );
  return files.length > 0 ? Object.fromEntries(files.map(([styling, file]) => [styling, `./${file}`])) : null;
}

const DEFAULT_EXPORT = /^export\s+default\b|^export\s*\{[^}]*\bdefault\b/m;

/** A component in a file of its own: what else lies beside a page, such as `data.js`, are modules of its demos. */
function isDemo(folder: string, entry: fs.Dirent): boolean {
  if (entry.isDirectory()) return findStylings(folder, entry.name) !== null;
  const { name: stem, ext } = path.parse(entry.name);
  if (!EXTENSIONS.includes(ext) || !/^[A-Z]/.test(stem)) return false;
  const first = EXTENSIONS.find((extension) => fs.existsSync(path.join(folder, stem + extension)));
  return first === ext && DEFAULT_EXPORT.test(fs.readFileSync(path.join(folder, entry.name), 'utf8'));
}

/** The demos beside a page: files, and folders of stylings. */
export function listDemos(folder: string): string[] {
  return fs
    .readdirSync(folder, { withFileTypes: true })
    .filter((entry) => isDemo(folder, entry))
    .map((entry) => entry.name)
    .sort();
}

/** All main files of the demos beside a page. */
export function listDemoFiles(folder: string): string[] {
  return listDemos(folder).flatMap((name) => Object.values(findStylings(folder, name) ?? { system: name }));
}

/**
 * The files that a directive names: relative to its page, `.js` finding the `.tsx` (design §5). Links of the older
 * notation, such as `pages/components/Foo.js`, are looked up by their last segment too.
 *
 * @returns `null` where there is no such demo
 */
export function findDemo(pageFile: string, name: string): DemoFiles | null {
  const folder = path.dirname(pageFile);
  const stem = name.replace(/\.(jsx?|tsx?)$/, '');
  for (const base of [stem, path.basename(stem)]) {
    const file = EXTENSIONS.map((extension) => base + extension).find((candidate) =>
      fs.existsSync(path.join(folder, candidate)),
    );
    if (file) return { system: `./${file}` };
    const stylings = findStylings(folder, base);
    if (stylings) return stylings;
  }
  return null;
}
