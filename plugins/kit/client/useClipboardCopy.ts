import { useCallback, useEffect, useState } from 'react';
import { copyText } from './copyText';

export interface ClipboardCopyOptions {
  /** Milliseconds for which `isCopied` stays true after the last copy (spec §9 "Copied label"). */
  resetAfter?: number;
}

export interface ClipboardCopy {
  /**
   * Copies text. Resolves to true when it is on the clipboard and to false when there was nothing to copy; rejects
   * when the browser allows no copying at all.
   */
  copy(text: string): Promise<boolean>;
  isCopied: boolean;
}

/** Copy with a state that says for a moment that it worked; a second copy starts that moment anew. */
export function useClipboardCopy({ resetAfter = 1200 }: ClipboardCopyOptions = {}): ClipboardCopy {
  // Copies since the label was last "Copy": a number, so that each copy restarts the timer.
  const [copies, setCopies] = useState(0);

  useEffect(() => {
    if (copies === 0) return undefined;
    const timer = setTimeout(() => setCopies(0), resetAfter);
    return () => clearTimeout(timer);
  }, [copies, resetAfter]);

  const copy = useCallback(async (text: string) => {
    if (text === '') return false;
    await copyText(text);
    setCopies((count) => count + 1);
    return true;
  }, []);

  return { copy, isCopied: copies > 0 };
}
