import type { SiteEvent } from '../../kit/client/events';

/**
 * The event of a click, from the closest element with `data-ga-event-category` (spec §7 "Tag-function click events").
 * Its siblings: `-action`, `-label`, and `-split`, the share of the clicks that count.
 */
export function readClickEvent(target: EventTarget | null, random: () => number): SiteEvent | null {
  const element = target instanceof Element ? target.closest('[data-ga-event-category]') : null;
  const read = (name: string) => element?.getAttribute(`data-ga-event-${name}`) ?? '';
  const category = read('category');
  if (!category) return null;
  const split = Number.parseFloat(read('split'));
  if (split >= 0 && random() >= split) return null;
  const label = read('label');
  return { category, action: read('action') || 'click', ...(label && { label }) };
}
