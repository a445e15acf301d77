import path from 'node:path';
import type { ProductRow } from '../../docs/products';
import type { BuiltTree } from './buildTree';
import type { Problem } from './types';

/** Markdown files that no node names (issue 2 point 2 "a file in no tree"). */
export function findOrphans(
  built: BuiltTree,
  files: readonly string[],
  folder: string,
  product: ProductRow,
): Problem[] {
  return files
    .filter((file) => !built.claimedFiles.has(file) || built.plannedFiles.has(file))
    .map((file) => {
      const stem = file.replace(/\.mdx?$/, '');
      const parent = path.posix.dirname(stem);
      const relative = path.posix.basename(parent) === path.posix.basename(stem) ? parent : stem;
      const planned = built.plannedFiles.has(file);
      return {
        file: `${folder}/content/${file}`,
        message: planned
          ? 'The page is written, but its node says "planned".'
          : 'The file is in no page tree.',
        value: file,
        fix: planned
          ? `Remove "planned" from ${product.basePath}/${relative} in ${folder}/pages.ts.`
          : `Add { pathname: '${product.basePath}/${relative}' } to ${folder}/pages.ts, or delete the file.`,
      };
    });
}
