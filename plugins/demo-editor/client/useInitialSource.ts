import { useEffect, useState } from 'react';
import { decodeEdit } from './editLink';

interface InitialSource {
  source: string;
  /** Whether it came with the address instead of the site: its author is unknown. */
  isForeign: boolean;
}

/** What the editor of a demo starts with: the edit in the address, if it is one of this demo, else its source. */
export function useInitialSource(name: string, source: string): InitialSource | null {
  const [initial, setInitial] = useState<InitialSource | null>(null);
  useEffect(() => {
    let isGone = false;
    void decodeEdit(window.location.hash).then((edit) => {
      if (isGone) return;
      const isForeign = edit?.name === name && edit.source !== source;
      setInitial((before) => before ?? { source: isForeign ? edit.source : source, isForeign });
    });
    return () => {
      isGone = true;
    };
  }, [name, source]);
  return initial;
}
