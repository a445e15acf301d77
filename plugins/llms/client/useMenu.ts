import { useEffect, useEffectEvent, useRef, type KeyboardEvent, type RefObject } from 'react';
import { findByLetter, nextItem } from './moveFocus';

interface Menu {
  ref: RefObject<HTMLDivElement | null>;
  onKeyDown(event: KeyboardEvent): void;
}

const itemsOf = (menu: HTMLElement | null): HTMLElement[] => [
  ...(menu?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? []),
];

/**
 * Focus and keys of a menu that has just opened, as the ARIA Authoring Practices describe: the first item gets the focus,
 * arrows, Home, End and letters move it, Escape and Tab close.
 *
 * @param onClose gets whether the focus goes back to the button
 */
export function useMenu(onClose: (isFocusReturned: boolean) => void): Menu {
  const ref = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const menu = ref.current;
    itemsOf(menu)[0]?.focus();
    const onPointerDown = ({ target }: PointerEvent) => {
      // The button beside the menu closes it by itself.
      if (!menu?.parentElement?.contains(target as Node)) close(false);
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose(true);
    // The focus moves on from the button.
    if (event.key === 'Tab') return onClose(true);
    if (event.metaKey || event.ctrlKey || event.altKey) return;
    const items = itemsOf(ref.current);
    const current = items.indexOf(document.activeElement as HTMLElement);
    const labels = items.map(({ textContent }) => textContent ?? '');
    const next = nextItem(event.key, current, items.length) ?? findByLetter(event.key, current, labels);
    if (next === undefined && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (next !== undefined) items[next]?.focus();
  };
  return { ref, onKeyDown };
}
