import type { ProductRow } from '../../docs/products';
import { nearFiles } from './contentFiles';
import { ownerOf, prefixesOf } from './pathOwner';
import { placeOf } from './problems';
import type { Problem } from './types';
import { isBelow } from './versionPath';

/** What is wrong with a node, before it has its place. */
export type Finding = Pick<Problem, 'message' | 'value' | 'fix'>;

/** Where a node stands. */
export type Place = Pick<Problem, 'file' | 'line'>;

const quote = (value: string): string => JSON.stringify(value);

/** Spec §5 "Page paths must be unique in the tree", §8 "Duplicated pathname in pages". */
export function duplicateFinding(pathname: string, first: Place, second: Place): Finding {
  return {
    message: `Duplicate pathname ${pathname}: it stands at ${placeOf(first)} and at ${placeOf(second)}.`,
    value: quote(pathname),
    fix: 'Remove one of the two, or give it a pathname of its own.',
  };
}

/** A page has to lie below a prefix of its own product, without a version segment (spec §2 "Path rules"). */
export function ownerFinding(
  pathname: string,
  product: ProductRow,
  products: readonly ProductRow[],
): Finding | null {
  const owner = ownerOf(pathname, products);
  if (owner?.id !== product.id) {
    const whose = owner ? ` It belongs to "${owner.id}".` : '';
    return {
      message: `The pathname does not start with a prefix of the product "${product.id}".${whose}`,
      value: quote(pathname),
      fix: `Start it with ${prefixesOf(product).join(' or ')}, or list the page in its own product.`,
    };
  }
  const version = product.versions.find(({ id }) => isBelow(pathname, `${product.basePath}/${id}`));
  if (version === undefined) return null;
  const without = product.basePath + pathname.slice(`${product.basePath}/${version.id}`.length);
  return {
    message: `The pathname has the version segment "${version.id}": the manifest adds it for earlier versions.`,
    value: quote(pathname),
    fix: `Write ${quote(without)}.`,
  };
}

/** Issue 2 point 2 "a node without its file": what was looked for, and what was probably meant. */
export function missingFileFinding(
  pathname: string,
  candidates: readonly string[],
  contentFiles: readonly string[],
  contentFolder: string,
): Finding {
  const near = nearFiles(candidates, contentFiles);
  const fix =
    near.length > 0
      ? `Is it ${near.join(' or ')}? Correct the name, or write it as "source". Else add the file, or mark the node "planned".`
      : 'Add one of these files, name another as "source", or mark the node "planned".';
  return {
    message: `The page has no file: looked for ${candidates.join(', ')} in ${contentFolder}.`,
    value: quote(pathname),
    fix,
  };
}

/** One file cannot serve two pathnames: Docusaurus gives each document one route. */
export function sharedFileFinding(pathname: string, file: string, first: Place): Finding {
  return {
    message: `The page's file ${file} is that of another page already, at ${placeOf(first)}.`,
    value: quote(pathname),
    fix: 'Give the page a file of its own, or remove the node and link to the other page.',
  };
}
