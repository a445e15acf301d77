import { hasSelection } from './hasSelection';
import { isCopyShortcut } from './isCopyShortcut';

/** The code blocks on the page, and what copies each. */
const blocks = new Map<Element, () => void>();

/** The hovered block, else the one with focus in it. */
function findBlock(): Element | undefined {
  const elements = [...blocks.keys()];
  return (
    elements.find((block) => block.matches(':hover')) ??
    elements.find((block) => block.contains(document.activeElement))
  );
}

function onKeyDown(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.repeat || !isCopyShortcut(event)) return;
  // The path sees into shadow roots of demos, where the field may be.
  if (hasSelection(event.composedPath()[0])) return;
  const block = findBlock();
  if (block) blocks.get(block)?.();
}

/**
 * Lets Ctrl/Cmd+C with nothing selected copy a code block while it is hovered or has focus (spec §4). One listener
 * serves all blocks: the first one adds it, the last one removes it.
 *
 * @returns a function that takes the block out again
 */
export function registerCopyBlock(block: Element, copy: () => void): () => void {
  if (blocks.size === 0) document.addEventListener('keydown', onKeyDown);
  blocks.set(block, copy);
  return () => {
    blocks.delete(block);
    if (blocks.size === 0) document.removeEventListener('keydown', onKeyDown);
  };
}
