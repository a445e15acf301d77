import type { MouseEvent, SyntheticEvent } from 'react';
import { useHistory } from '@docusaurus/router';
import { preloadPage } from '../framework/preload';
import { isInBuild, useSiteData } from '../siteData';

/** Whether the browser is to follow a link in this document, by a plain click. */
function isPlain(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !modified && link.target === '' && !link.hasAttribute('download');
}

/**
 * Handlers for an element with HTML that the build made, such as prose and the tables of API pages: the router follows its
 * links inside this build, as it follows those that React rendered, and loads a page when the pointer comes to its link
 * (design §2, §6). Links of demos are their own.
 */
export function useRouterLinks() {
  const site = useSiteData();
  const history = useHistory();
  const find = ({ target }: SyntheticEvent) => {
    const link = (target as Element).closest('a');
    if (!link || link.closest('[data-demo-root]')) return undefined;
    const { origin, pathname, search, hash } = new URL(link.href, window.location.href);
    const elsewhere = origin !== window.location.origin || pathname === window.location.pathname;
    if (elsewhere || /\.\w+$/.test(pathname) || !isInBuild(site, pathname)) return undefined;
    return { link, pathname, address: pathname + search + hash };
  };
  const preload = (event: SyntheticEvent) => {
    const found = find(event);
    if (found) preloadPage(found.pathname);
  };
  return {
    onClick: (event: MouseEvent) => {
      const found = event.defaultPrevented ? undefined : find(event);
      if (!found || !isPlain(event, found.link)) return;
      event.preventDefault();
      history.push(found.address);
    },
    onMouseOver: preload,
    onTouchStart: preload,
    onFocus: preload,
  };
}
