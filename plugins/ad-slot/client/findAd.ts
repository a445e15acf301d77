import type { Sighting } from './adMachine';
import { toHttpUrl } from './toHttpUrl';

/** Marks an ad of the service, which the slot itself draws. */
export const SERVICE_AD = '[data-from-service]';

/**
 * Looks for the network's ad in the slot.
 *
 * @param element selector of what the network's script makes, if there is one
 * @param backerLinks addresses that the network's default ad leads to
 */
export function findAd(slot: Element, element: string | undefined, backerLinks: readonly string[]): Sighting {
  const ad = slot.querySelector(element ? `${element}, ${SERVICE_AD}` : SERVICE_AD);
  if (!ad) return 'nothing';
  const backers = new Set(backerLinks.map(toHttpUrl));
  const links = [...ad.querySelectorAll('a[href]'), ad];
  const isBacker = links.some((link) => {
    const url = toHttpUrl(link.getAttribute('href'));
    return url !== null && backers.has(url);
  });
  return isBacker ? 'backer' : 'ad';
}
