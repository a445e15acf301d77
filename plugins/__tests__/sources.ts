import fs from 'node:fs';
import path from 'node:path';

export const rootDir = path.resolve(__dirname, '../..');

/** The plugins: every folder but the kit and this one. */
export const pluginNames = fs
  .readdirSync(path.join(rootDir, 'plugins'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !['kit', '__tests__'].includes(entry.name))
  .map((entry) => entry.name);

export interface Source {
  /** Relative to the repository's root. */
  file: string;
  text: string;
  /** What it imports, types included, as it is typed. */
  imports: string[];
}

const IMPORT =
  /(?:^|[\s;])(?:import|export)\s(?:[^'"`;]*?\sfrom\s*)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1');
}

/** The sources below a folder, without tests. */
export function readSources(folder: string): Source[] {
  const absolute = path.join(rootDir, folder);
  if (!fs.existsSync(absolute)) return [];
  return fs
    .readdirSync(absolute, { recursive: true, encoding: 'utf8' })
    .filter(
      (name) =>
        /\.(tsx?|mjs)$/.test(name) && !/(^|[\\/])(__tests__|__fixtures__|node_modules)[\\/]/.test(name),
    )
    .map((name) => {
      const text = fs.readFileSync(path.join(absolute, name), 'utf8');
      const imports = [...withoutComments(text).matchAll(IMPORT)].map(
        ([, plain, dynamic]) => plain ?? dynamic ?? '',
      );
      return { file: path.posix.join(folder, name.split(path.sep).join('/')), text, imports };
    });
}

/** Where a relative import leads, relative to the repository's root; any other import as it is. */
export function resolveImport(file: string, specifier: string): string {
  if (specifier.startsWith('@site/')) return specifier.slice('@site/'.length);
  return specifier.startsWith('.') ? path.posix.join(path.posix.dirname(file), specifier) : specifier;
}

/** Each import of some sources as `file -> what it leads to`. */
export function importsOf(sources: readonly Source[]): { file: string; target: string }[] {
  return sources.flatMap(({ file, imports }) =>
    imports.map((specifier) => ({ file, target: resolveImport(file, specifier) })),
  );
}
