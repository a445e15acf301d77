import { useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';

const ITEMS = 'button:not([disabled]), a[href]';

/**
 * One stop in the tab order for all items of a toolbar; arrow keys, Home and End move between them, in the reading
 * direction (ARIA Authoring Practices, "Toolbar").
 */
export function useRovingFocus(toolbar: RefObject<HTMLElement | null>) {
  const [active, setActive] = useState(0);
  const items = () => [...(toolbar.current?.querySelectorAll<HTMLElement>(ITEMS) ?? [])];

  const onKeyDown = (event: KeyboardEvent) => {
    const all = items();
    const index = all.indexOf(document.activeElement as HTMLElement);
    if (index < 0) return;
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    const target = {
      ArrowRight: index + forward,
      ArrowLeft: index - forward,
      Home: 0,
      End: all.length - 1,
    }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    all[(target + all.length) % all.length]?.focus();
  };
  const onFocus = (event: FocusEvent) => {
    const item = event.target as HTMLElement;
    const index = items().indexOf(item);
    if (index >= 0) setActive(index);
    // Browsers leave an item half hidden that is half in view. By pointer, it would move away from under the finger.
    if (item.matches(':focus-visible')) item.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  return { active, onKeyDown, onFocus };
}
