import { createHash } from 'node:crypto';
import path from 'node:path';
import { version } from 'tailwindcss/package.json';
import { sourceAddress } from '../client/addresses';
import type { DemoSource, Language } from '../types';
import { buildSource } from './buildSource';
import { loadChecks } from './checks/loadChecks';
import type { LoaderContext } from './loaderContext';
import { tailwindMainOf } from './tailwind/tailwindFolder';
import { compileFor } from './tailwind/tailwindLoaders';

const LANGUAGES = ['ts', 'js'] as const;

/** What the names of the files that the browser fetches begin with: its hash lets hosts cache them for ever. */
function assetStem(file: string, contents: readonly string[]): string {
  const hash = createHash('sha256').update(contents.join('\0')).digest('hex').slice(0, 8);
  return `assets/demos/${path.parse(file).name}.${hash}`;
}

async function build(context: LoaderContext, language: Language): Promise<DemoSource> {
  const { source, inputs } = await buildSource(context.resourcePath, language);
  inputs.forEach((file) => context.addDependency(file));
  return source;
}

async function buildTailwind(context: LoaderContext): Promise<DemoSource['tailwind']> {
  if (tailwindMainOf(context.resourcePath) !== context.resourcePath) return undefined;
  const { css } = await compileFor(context, context.resourcePath);
  return { css, version };
}

/**
 * The source of a demo. The server has it as data, in TypeScript, because it is in the page's HTML; the browser has
 * what the addresses begin with from which it is fetched in a language when a reader asks for it.
 */
export async function loadSource(this: LoaderContext): Promise<string> {
  if (this.query === '?server') return `export default ${JSON.stringify(await build(this, 'ts'))};`;
  const more = { tailwind: await buildTailwind(this), checks: loadChecks(this) };
  const contents = await Promise.all(
    LANGUAGES.map(async (language) => JSON.stringify({ ...(await build(this, language)), ...more })),
  );
  const stem = assetStem(this.resourcePath, contents);
  LANGUAGES.forEach((language, index) => this.emitFile(sourceAddress(stem, language), contents[index] ?? ''));
  return `export default __webpack_public_path__ + ${JSON.stringify(stem)};`;
}
