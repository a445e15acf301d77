import { useState, type ReactNode } from 'react';
import { SeenStylesContext } from '../../../kit/client/seenStyles';

/** Remembers, for one page, which styles its demos have put in the HTML, so that each is there once. */
export default function DemoStyles({ children }: { children: ReactNode }) {
  const [seen] = useState(() => new Set<string>());
  return <SeenStylesContext value={seen}>{children}</SeenStylesContext>;
}
