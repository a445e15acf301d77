import { useLayoutEffect, useState, type ReactNode } from 'react';
import { applyTags } from './applyTags';
import { mergeTags, readTags, type Tag } from './tags';

/** Heads on the page, by the order of their first rendering: those of outer components first. */
const heads = new Map<number, readonly Tag[]>();

let last = 0;
const takeNumber = () => (last += 1);

let waiting = false;

/** Once for all heads that change together: in a navigation, all of them do. */
function update(): void {
  waiting = false;
  const ordered = [...heads].sort(([a], [b]) => a - b).map(([, tags]) => tags);
  applyTags(mergeTags(ordered));
}

function schedule(): void {
  if (waiting) return;
  waiting = true;
  queueMicrotask(update);
}

/**
 * Stands in for `react-helmet-async` in the browser: 5 kB of each page, and work that grows with the square of the heads,
 * for props of which the framework's `<Head>` uses the children alone. The server renders with the library itself, and a
 * test holds both against each other (issue 10 point 1).
 */
export function Helmet({ children }: { children?: ReactNode }): null {
  const [order] = useState(takeNumber);
  const text = JSON.stringify(readTags(children));
  useLayoutEffect(() => {
    heads.set(order, JSON.parse(text) as Tag[]);
    schedule();
    return () => {
      heads.delete(order);
      schedule();
    };
  }, [order, text]);
  return null;
}

export function HelmetProvider({ children }: { children?: ReactNode }): ReactNode {
  return children;
}
