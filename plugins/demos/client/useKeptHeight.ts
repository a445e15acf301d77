import { useCallback, useRef, useState, type RefObject } from 'react';

interface KeptHeight {
  ref: RefObject<HTMLDivElement | null>;
  /** In CSS pixels, while the height is kept. */
  height: number | undefined;
  /** The reader switches in this demo: the next source takes the room that it needs. */
  expect(): void;
  /** Called right before another source is shown. */
  onChange(): void;
  release(): void;
}

/**
 * Keeps the height of the code where it changes without a hand of the reader in this demo: after the start with what
 * a cookie or the address says, and with a switch in another demo or tab. Nothing on the page moves then (design §11).
 */
export function useKeptHeight(): KeptHeight {
  const ref = useRef<HTMLDivElement>(null);
  const expected = useRef(false);
  const [height, setHeight] = useState<number>();
  const onChange = useCallback(() => {
    setHeight(expected.current ? undefined : ref.current?.getBoundingClientRect().height);
    expected.current = false;
  }, []);
  return {
    ref,
    height,
    onChange,
    expect: () => {
      expected.current = true;
    },
    release: () => setHeight(undefined),
  };
}
