import { useRef, type AnchorHTMLAttributes, type Ref } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { Link as RouterLink } from 'react-router-dom';
import { addBase, withoutSlash } from './linkTarget';
import { preloadPage } from './preload';

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to?: string;
  ref?: Ref<HTMLAnchorElement>;
  autoAddBaseUrl?: boolean;
  'data-noBrokenLinkCheck'?: boolean;
}

/**
 * Stands in for `@docusaurus/Link`. That one prefetches each linked page as its link comes into view, which a sidebar
 * of a hundred links turns into a hundred pages; this one waits for the pointer, a touch or the focus (design §6).
 */
export default function Link(props: LinkProps) {
  const { to, href, autoAddBaseUrl = true, 'data-noBrokenLinkCheck': unchecked, ...rest } = props;
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const brokenLinks = useBrokenLinks();
  const warm = useRef(false);
  const wanted = (to ?? href ?? '').replace('pathname://', '');
  const target = autoAddBaseUrl ? addBase(wanted, baseUrl) : wanted;
  const internal =
    /^\/(?!\/)/.test(target) && wanted === (to ?? href) && (rest.target ?? '_self') === '_self';
  if (rest.id) brokenLinks.collectAnchor(rest.id);
  if (!internal) {
    if (target.startsWith('#') && !unchecked) brokenLinks.collectLink(target);
    return <a {...(target && { href: target })} {...rest} />;
  }
  const path = withoutSlash(target, baseUrl);
  if (!unchecked) brokenLinks.collectLink(path);
  const preload = () => {
    if (warm.current) return;
    warm.current = true;
    preloadPage(path);
  };
  return <RouterLink to={path} {...rest} onMouseEnter={preload} onTouchStart={preload} onFocus={preload} />;
}
