import fs from 'node:fs';
import path from 'node:path';

const MAIN_FILES = ['index.tsx', 'index.jsx', 'index.js'];

/**
 * The main file of the Tailwind demo that a file belongs to: `Name/tailwind/index.tsx` of all that lies below
 * `Name/tailwind/` (design §5).
 *
 * @returns `null` for any other file, also where a folder of that name holds a page and not a demo
 */
export function tailwindMainOf(file: string): string | null {
  const folder = /^(.*[\\/]content[\\/].*[\\/]tailwind)[\\/]/.exec(file)?.[1];
  if (folder === undefined) return null;
  const mains = MAIN_FILES.map((name) => path.join(folder, name));
  return mains.find((candidate) => fs.existsSync(candidate)) ?? tailwindMainOf(folder);
}
