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

/**
 * One element that stands at the end of the heading in question, for a portal.
 *
 * @param classes of that element, and of the heading while it has it
 */
export function useEntry(first: HTMLElement, classes: { entry: string; heading: string }) {
  const headingClass = classes.heading;
  const [host] = useState(() => {
    const element = document.createElement('span');
    element.className = classes.entry;
    element.dataset.feedbackEntry = '';
    return element;
  });
  const heading = useHeading(first, host);
  useEffect(() => {
    heading.append(host);
    heading.classList.add(headingClass);
    return () => {
      host.remove();
      heading.classList.remove(headingClass);
    };
  }, [heading, host, headingClass]);
  return { heading, host };
}
