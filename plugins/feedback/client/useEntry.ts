import { useEffect, useState } from 'react';
import { findHeading } from './findHeading';

/** Follows the reader from heading to heading, but never takes the element that has focus from under them. */
function useHeading(first: HTMLElement, host: HTMLElement): HTMLElement {
  const [heading, setHeading] = useState(first);
  useEffect(() => {
    const follow = ({ target }: Event) => {
      const next = findHeading(target);
      if (next && !host.contains(document.activeElement)) setHeading(next);
    };
    document.addEventListener('pointerover', follow);
    document.addEventListener('focusin', follow);
    return () => {
      document.removeEventListener('pointerover', follow);
      document.removeEventListener('focusin', follow);
    };
  }, [host]);
  return heading;
}

/** One element that stands at the end of the heading in question, for a portal. */
export function useEntry(first: HTMLElement, className: string) {
  const [host] = useState(() => {
    const element = document.createElement('span');
    element.className = className;
    element.dataset.feedbackEntry = '';
    return element;
  });
  const heading = useHeading(first, host);
  useEffect(() => {
    heading.append(host);
    return () => host.remove();
  }, [heading, host]);
  return { heading, host };
}
