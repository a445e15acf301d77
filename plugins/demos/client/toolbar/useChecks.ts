import { useState } from 'react';
import type { DemoSource } from '../../types';
import type { DemoToolbarProps } from './types';

interface Shown {
  /** The demo that was asked about: in another styling it is another one. */
  file: string;
  /** `null` where it did not come. */
  source: DemoSource | null;
}

/** What is known of a demo's accessibility comes with its source, when the reader asks for it. */
export function useChecks({ island, loadSource }: DemoToolbarProps) {
  const [asked, setAsked] = useState<Shown | null>(null);
  const shown = asked?.file === island.file ? asked : null;
  const toggle = () => {
    if (shown) setAsked(null);
    else void loadSource().then((source) => setAsked({ file: island.file, source }));
  };
  return { shown, toggle };
}
