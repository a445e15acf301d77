import type { Block } from './readBlocks';

/** A block that changes the types of a library changes them for all that is compiled with it. */
const isAugmenting = ({ code }: Block) => /^\s*declare (?:module|global)\b/m.test(code);

/** What is compiled together: the pages that leave the libraries' types alone, and each of the others on its own. */
export function groupBlocks(pages: readonly (readonly Block[])[]): Block[][] {
  const alone = pages.filter((blocks) => blocks.some(isAugmenting)).map((blocks) => [...blocks]);
  const together = pages.filter((blocks) => !blocks.some(isAugmenting)).flat();
  return [together, ...alone].filter((blocks) => blocks.length > 0);
}
