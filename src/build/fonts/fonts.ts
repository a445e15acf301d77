import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { FAMILIES } from '../../framework/lateFonts/key';

/** A font of the site, and what of it the site needs. */
export interface Font {
  family: string;
  /** Package that has it. */
  npm: string;
  /** Its file in the package's folder `files`. */
  file: string;
  /** The weights that the site's styles ask for, bold text among them: the rest is left out of what readers fetch. */
  weights: { min: number; max: number };
  /** Asked for with the document, because each page's first paint shows it. */
  preload?: boolean;
}

/** The three fonts of spec §9: text, code, tagline. */
export const FONTS: readonly Font[] = [
  {
    family: FAMILIES.text,
    npm: '@fontsource-variable/geist',
    file: 'geist-latin-wght-normal.woff2',
    weights: { min: 400, max: 700 },
    preload: true,
  },
  {
    family: FAMILIES.code,
    npm: '@fontsource-variable/geist-mono',
    file: 'geist-mono-latin-wght-normal.woff2',
    weights: { min: 400, max: 700 },
  },
  {
    family: 'Bricolage Grotesque',
    npm: '@fontsource-variable/bricolage-grotesque',
    file: 'bricolage-grotesque-latin-wght-normal.woff2',
    weights: { min: 700, max: 700 },
  },
];

function folderOf({ npm }: Font): string {
  return path.dirname(require.resolve(`${npm}/package.json`));
}

/** Where a font's file is in its package. */
export function sourceOf(font: Font): string {
  return path.join(folderOf(font), 'files', font.file);
}

/** Name of the file that readers fetch. What it is made from is in it, so that a server may say to cache it for ever. */
export function publicName(font: Font): string {
  const { version } = JSON.parse(fs.readFileSync(path.join(folderOf(font), 'package.json'), 'utf8')) as {
    version: string;
  };
  const hash = createHash('sha256').update(JSON.stringify([version, font.weights]));
  return font.file.replace(/\.woff2$/, `-${hash.digest('hex').slice(0, 8)}.woff2`);
}
