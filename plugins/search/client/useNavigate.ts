import { useHistory } from '@docusaurus/router';
import { isInBuild, withBase } from '../../kit/client/sitePaths';
import type { SearchSite } from './currentSource';

/**
 * Goes to an address of the site: by the router inside this build, by a full navigation across builds. On the page itself
 * the browser goes to the anchor, so that what is folded there hears of it.
 */
export function useNavigate(site: SearchSite): (url: string) => void {
  const history = useHistory();
  return (url) => {
    const [pathname = ''] = url.split(/[?#]/);
    const href = withBase(site, url);
    const isHere = withBase(site, pathname) === window.location.pathname;
    if (!isHere && isInBuild(site, pathname)) history.push(href);
    else window.location.assign(href);
  };
}
