import fs from 'node:fs';
import path from 'node:path';

const IMPORT = /(?:^|\n)\s*(?:import|export)\s(?:[^'"]*?\sfrom\s*)?['"]([^'"]+)['"]/g;

const EXTENSIONS = ['', '.tsx', '.ts', '.jsx', '.js', '.json', '/index.tsx', '/index.ts'];

/** Module specifiers that a file imports or re-exports from, each once, in order. */
export function importsOf(source: string): string[] {
  return [...new Set([...source.matchAll(IMPORT)].map(([, specifier = '']) => specifier))];
}

function resolveLocal(from: string, specifier: string): string | undefined {
  const base = path.resolve(path.dirname(from), specifier);
  return EXTENSIONS.map((extension) => base + extension).find(
    (candidate) => fs.existsSync(candidate) && fs.statSync(candidate).isFile(),
  );
}

/** The demo's file and the local files that it needs, directly and through others. */
export function collectLocalFiles(main: string): string[] {
  const files: string[] = [];
  const visit = (file: string) => {
    if (files.includes(file)) return;
    files.push(file);
    if (!/\.(tsx?|jsx?)$/.test(file)) return;
    for (const specifier of importsOf(fs.readFileSync(file, 'utf8'))) {
      const local = specifier.startsWith('.') ? resolveLocal(file, specifier) : undefined;
      if (local) visit(local);
    }
  };
  visit(main);
  return files;
}
