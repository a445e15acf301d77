import ts from 'typescript';
import type { Block } from './readBlocks';

/** `@mui/material/styles` -> `@mui/material`. */
function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

function importsOf({ code }: Block): string[] {
  return ts.preProcessFile(code, true, true).importedFiles.map(({ fileName }) => fileName);
}

/**
 * Code that declares the modules that the blocks import and the workspace does not have: the reader installs those. What
 * happens to be installed for the site itself may be another version, so it is not looked at.
 *
 * @param own packages that the workspace depends on
 */
export function ambientCode(blocks: readonly Block[], own: readonly string[]): string {
  const isForeign = (name: string) => !name.startsWith('.') && !own.includes(packageOf(name));
  const foreign = [...new Set(blocks.flatMap(importsOf))].filter(isForeign).sort();
  return foreign.map((name) => `declare module '${name}';`).join('\n');
}
