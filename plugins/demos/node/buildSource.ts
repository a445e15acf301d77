import fs from 'node:fs';
import path from 'node:path';
import { highlight, withoutLines } from '../../kit/node/highlight';
import type { DemoFile, DemoSource, Language } from '../types';
import { packagesOf } from './cssFiles';
import { findDependencies } from './dependencies';
import { jsxPreview } from './jsxPreview';
import { collectLocalFiles, importsOf } from './localFiles';
import { toJavaScript } from './toJavaScript';
import { workspaceOf } from './workspace';

const LANGUAGES: Record<string, string> = { '.tsx': 'tsx', '.ts': 'ts', '.jsx': 'jsx', '.js': 'js' };

/** A file as the reader of one language sees it: TypeScript becomes the JavaScript that a person would write. */
async function translate(
  name: string,
  source: string,
  language: Language,
): Promise<{ name: string; source: string }> {
  if (language === 'ts' || !/\.tsx?$/.test(name)) return { name, source };
  const target = name.replace(/\.tsx?$/, '.js');
  return { name: target, source: await toJavaScript(source, { fileName: name }) };
}

/** What wraps demos in a project of their own, in the place of `DemoRoot.tsx`, which is the site's. */
const PROJECT_ROOT = 'ProjectRoot.tsx';

/** `docs/<product>/<version>/ProjectRoot.tsx`, where it exists. */
function findProjectRoot(main: string): string[] {
  const file = path.join(workspaceOf(main), PROJECT_ROOT);
  return fs.existsSync(file) ? [file] : [];
}

async function buildFile(file: string, folder: string, language: Language): Promise<DemoFile> {
  const relative = path.relative(folder, file).split(path.sep).join('/');
  const { name, source } = await translate(relative, fs.readFileSync(file, 'utf8'), language);
  const extension = path.extname(name);
  const html = withoutLines(await highlight(source.trimEnd(), LANGUAGES[extension] ?? extension.slice(1)));
  return { name, source, html };
}

async function buildPreview(main: DemoFile): Promise<DemoSource['preview']> {
  const source = jsxPreview(main.source, main.name);
  return source === null ? null : { source, html: withoutLines(await highlight(source, 'tsx')) };
}

/**
 * The source of a demo as a reader sees it in one language (spec §4 "Code variant and code styling"): made at build
 * time, never written by hand.
 *
 * @param main the demo's file, absolute
 * @returns the source, and the files that it was made from
 */
export async function buildSource(
  main: string,
  language: Language,
): Promise<{ source: DemoSource; inputs: string[] }> {
  const own = collectLocalFiles(main);
  const inputs = [...own, ...findProjectRoot(main)];
  const [root] = await Promise.all(
    findProjectRoot(main).map((file) => translate(PROJECT_ROOT, fs.readFileSync(file, 'utf8'), language)),
  );
  const all = await Promise.all(own.map((file) => buildFile(file, path.dirname(main), language)));
  const files = all.filter(({ source }) => source.trim() !== ''); // A file of types only is nothing in JavaScript.
  const specifiers = inputs.flatMap((file) => {
    const source = fs.readFileSync(file, 'utf8');
    if (file.endsWith('.css')) return packagesOf(source);
    return /\.(tsx?|jsx?)$/.test(file) ? importsOf(source) : [];
  });
  const [first] = files;
  return {
    inputs,
    source: {
      files,
      preview: first ? await buildPreview(first) : null,
      dependencies: findDependencies(workspaceOf(main), specifiers),
      ...(root && { root }),
    },
  };
}
