import type { MouseEvent } from 'react';
import { useHistory } from '@docusaurus/router';
import { isInBuild, useSiteData } from '../siteData';

/** Whether the browser is to follow a link in this document, by a plain click. */
function isPlain(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !modified && link.target === '' && !link.hasAttribute('download');
}

/**
 * A click handler for an element with HTML that the build made, such as the tables of API pages: the router follows its
 * links inside this build, as it follows those that React rendered (design §2). Links of demos are their own.
 */
export function useRouterLinks(): (event: MouseEvent) => void {
  const site = useSiteData();
  const history = useHistory();
  return (event) => {
    const link = (event.target as Element).closest('a');
    if (!link || event.defaultPrevented || !isPlain(event, link) || link.closest('[data-demo-root]')) return;
    const { origin, pathname, search, hash } = new URL(link.href, window.location.href);
    const elsewhere = origin !== window.location.origin || pathname === window.location.pathname;
    if (elsewhere || /\.\w+$/.test(pathname) || !isInBuild(site, pathname)) return;
    event.preventDefault();
    history.push(pathname + search + hash);
  };
}
