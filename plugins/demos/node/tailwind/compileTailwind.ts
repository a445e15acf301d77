import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { Scanner } from '@tailwindcss/oxide';
import { transform } from 'lightningcss';
import { compile } from 'tailwindcss';
import type { Sheet } from '../../types';
import { collectLocalFiles } from '../localFiles';
import { scopeSheet } from './scopeSheet';

/**
 * Theme and utilities, neither preflight nor layers: a rule in a layer loses against any other. Values of the theme
 * are written where they are used, so that a sheet has only those variables that a class names itself.
 */
const STYLES = [
  "@import 'tailwindcss/theme.css' theme(inline);",
  "@custom-variant dark (&:where([data-theme='dark'], [data-theme='dark'] *));",
  '@tailwind utilities;',
].join('\n');

export interface CompiledTailwind {
  /** Class that the demo's elements get beside their own. */
  scope: string;
  /** What is put on the page once: the demo's classes on elements with that class only. */
  sheet: Sheet;
  /** The same for a document in which the demo is alone. */
  css: string;
  /** Files that it was made from. */
  inputs: string[];
}

async function loadStylesheet(id: string, base: string) {
  const file = require.resolve(id);
  return { path: file, base, content: await fs.promises.readFile(file, 'utf8') };
}

function toUnix(file: string): string {
  return file.split(path.sep).join('/');
}

/** Short and the same on every machine: it is in the page's HTML and in two bundles. */
function scopeOf(folder: string): string {
  return `tw-${createHash('sha256').update(folder).digest('hex').slice(0, 6)}`;
}

/** Words of source files that may be class names; of the demo's folder only, whose JSX gets the scope. */
function scan(files: readonly string[]): string[] {
  const contents = files.map((file) => ({
    content: fs.readFileSync(file, 'utf8'),
    extension: path.extname(file).slice(1),
  }));
  return new Scanner({}).scanFiles(contents).sort();
}

/**
 * Compiles the classes of a Tailwind demo at build time (design §5): one sheet a demo, which changes nothing outside
 * of it.
 *
 * @param main the demo's file, absolute, in a folder `tailwind`
 */
export async function compileTailwind(main: string, rootDir: string): Promise<CompiledTailwind> {
  const folder = path.dirname(main);
  const id = toUnix(path.relative(rootDir, folder));
  const scope = scopeOf(id);
  const inputs = collectLocalFiles(main).filter((file) => file.startsWith(folder + path.sep));
  const candidates = scan(inputs.filter((file) => /\.[jt]sx?$/.test(file)));
  const { build } = await compile(STYLES, { base: folder, loadStylesheet });
  const css = build(candidates);
  return {
    scope,
    sheet: { id, css: scopeSheet(css, candidates, scope) },
    css: transform({ filename: `${scope}.css`, code: Buffer.from(css), minify: true }).code.toString(),
    inputs,
  };
}
