import { useEffect, useEffectEvent, type RefObject } from 'react';
import { registerCopyBlock } from './keyboardCopy';

interface CopyShortcut {
  /** Anything inside the code block. */
  ref: RefObject<Element | null>;
  isEnabled: boolean;
  onCopy(): void;
}

/** Gives the code block around an element the keyboard shortcut. */
export function useCopyShortcut({ ref, isEnabled, onCopy }: CopyShortcut): void {
  const copyBlock = useEffectEvent(onCopy);
  useEffect(() => {
    const block = isEnabled ? ref.current?.closest('[data-code-block]') : undefined;
    return block ? registerCopyBlock(block, () => copyBlock()) : undefined;
  }, [ref, isEnabled]);
}
