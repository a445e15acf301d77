import { useEffect, useState } from 'react';

/** A heading counts as reached when it is this far from the top, as a share of the viewport's height. */
const REACHED = 0.25;

function findActive(ids: readonly string[]): string | null {
  const limit = window.innerHeight * REACHED;
  const atEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;
  if (atEnd && window.scrollY > 0) return ids.at(-1) ?? null;
  let active: string | null = null;
  for (const id of ids) {
    const top = document.getElementById(id)?.getBoundingClientRect().top;
    if (top !== undefined && top <= limit) active = id;
  }
  return active;
}

/**
 * The heading whose section the reader is in.
 *
 * @param ids anchors of the headings, in document order
 */
export function useActiveHeading(ids: readonly string[]): string | null {
  const [active, setActive] = useState<string | null>(null);
  useEffect(() => {
    let frame = 0;
    const update = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setActive(findActive(ids)));
    };
    update();
    window.addEventListener('scroll', update, { passive: true });
    window.addEventListener('resize', update);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', update);
      window.removeEventListener('resize', update);
    };
  }, [ids]);
  return active;
}
