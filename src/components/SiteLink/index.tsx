import type { AnchorHTMLAttributes } from 'react';
import Link from '@docusaurus/Link';
import { isInBuild, useSiteData, withBase } from '../../siteData';

export interface SiteLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
}

/**
 * A link that decides by itself how a page is reached: by the router inside this build, by a full navigation across
 * builds and to other sites (design §2).
 */
export function SiteLink({ href, ...props }: SiteLinkProps) {
  const site = useSiteData();
  const pathname = href.replace(/[?#].*$/, '');
  const own = /^\/(?!\/)/.test(href);
  if ((own && isInBuild(site, pathname)) || href.startsWith('#')) return <Link to={href} {...props} />;
  const external = /^https?:/.test(href);
  return (
    <a
      href={own ? withBase(site, href) : href}
      {...(external && { rel: 'noopener noreferrer' })}
      {...props}
    />
  );
}
