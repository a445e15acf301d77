import { createHash } from 'node:crypto';
import path from 'node:path';
import { version } from 'tailwindcss/package.json';
import type { DemoSource, Language } from '../types';
import { buildSource } from './buildSource';
import { loadChecks } from './checks/loadChecks';
import type { LoaderContext } from './loaderContext';
import { tailwindMainOf } from './tailwind/tailwindFolder';
import { compileFor } from './tailwind/tailwindLoaders';

/** Name of the file that the browser fetches: its hash lets hosts cache it for ever. */
function assetName(file: string, language: Language, content: string): string {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  return `assets/demos/${path.parse(file).name}.${language}.${hash}.json`;
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
 * two addresses from which it is fetched when a reader asks for it.
 */
export async function loadSource(this: LoaderContext): Promise<string> {
  if (this.query === '?server') return `export default ${JSON.stringify(await build(this, 'ts'))};`;
  const more = { tailwind: await buildTailwind(this), checks: loadChecks(this) };
  const names = await Promise.all(
    (['ts', 'js'] as const).map(async (language) => {
      const content = JSON.stringify({ ...(await build(this, language)), ...more });
      const name = assetName(this.resourcePath, language, content);
      this.emitFile(name, content);
      return `${language}: __webpack_public_path__ + ${JSON.stringify(name)}`;
    }),
  );
  return `export default { ${names.join(', ')} };`;
}
