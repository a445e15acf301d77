import { memo, useEffect, useId, useRef, type AnchorHTMLAttributes, type ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import { translate } from '@docusaurus/Translate';
import type {
  PropSidebar,
  PropSidebarItem,
  PropSidebarItemCategory,
  PropSidebarItemLink,
} from '@docusaurus/plugin-content-docs';
import clsx from 'clsx';
import { Chip } from '../Chip';
import { Icon } from '../Icon';
import { SiteLink } from '../SiteLink';
import { useRouterLinks } from '../useRouterLinks';
import { useSiteData, withBase, withoutTrailingSlash } from '../../siteData';
import type { SidebarMarks } from './types';
import styles from './styles.module.css';

function marksOf(item: PropSidebarItem): SidebarMarks {
  return (item.customProps ?? {}) as SidebarMarks;
}

function Chips({ marks }: { marks: SidebarMarks }) {
  const kinds = [...(marks.flags ?? []), ...(marks.plan ? [marks.plan] : [])];
  return kinds.map((kind) => <Chip key={kind} kind={kind} />);
}

/**
 * A link that the sidebar's own handlers follow: one that knows the router renders again with each page, and a tree has
 * hundreds of them.
 */
function TreeLink({ href, ...props }: AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }) {
  const site = useSiteData();
  return <a href={href.startsWith('/') ? withBase(site, href) : href} {...props} />;
}

function PageItemContent({ item, active }: { item: PropSidebarItemLink; active: boolean }) {
  const marks = marksOf(item);
  const external = /^https?:/.test(item.href);
  if (marks.planned) {
    return (
      <li>
        <span className={clsx(styles.link, styles.planned)}>
          <span className={styles.label}>{item.label}</span>
          <Chips marks={marks} />
        </span>
      </li>
    );
  }
  const Link = active || external ? SiteLink : TreeLink;
  return (
    <li>
      <Link
        href={item.href}
        className={clsx(styles.link, active && styles.active)}
        aria-current={active ? 'page' : undefined}
        {...marks.linkProps}
      >
        {marks.back && <Icon name="arrowLeft" className={styles.arrow} />}
        <span className={styles.label}>{item.label}</span>
        <Chips marks={marks} />
        {marks.section && <Icon name="arrowRight" className={styles.arrow} />}
        {external && <Icon name="external" className={styles.external} />}
      </Link>
    </li>
  );
}

/** Of all items, two change with a page: that of the last one and that of the next. */
const PageItem = memo(PageItemContent);

/** A group whose pages are all in the HTML, open or not: without scripts every page can be reached (design §3). */
function Group({ item, pathname }: { item: PropSidebarItemCategory; pathname: string }) {
  const id = useId();
  const marks = marksOf(item);
  if (marks.subheader) {
    return (
      <li>
        <p className={styles.subheader} id={id}>
          {item.label}
          <Chips marks={marks} />
        </p>
        <Items items={item.items} pathname={pathname} labelledBy={id} />
      </li>
    );
  }
  return (
    <li>
      <details className={styles.group} open>
        <summary className={styles.groupLabel} id={id}>
          <span className={styles.label}>{item.label}</span>
          <Chips marks={marks} />
          <Icon name="chevronDown" className={styles.chevron} />
        </summary>
        <Items items={item.items} pathname={pathname} labelledBy={id} />
      </details>
    </li>
  );
}

interface ItemsProps {
  items: PropSidebar;
  pathname: string;
  labelledBy?: string;
}

function Items({ items, pathname, labelledBy }: ItemsProps): ReactNode {
  return (
    <ul className={styles.list} aria-labelledby={labelledBy}>
      {items.map((item, index) => {
        if (item.type === 'category')
          return <Group key={item.key ?? index} item={item} pathname={pathname} />;
        if (item.type !== 'link') return null;
        return (
          <PageItem
            key={item.key ?? item.href}
            item={item}
            active={withoutTrailingSlash(item.href) === pathname}
          />
        );
      })}
    </ul>
  );
}

/**
 * Brings an element into view in its box, and leaves the page where it is: `scrollIntoView` moves every box around the
 * element, and stops the browser on its way to the heading that the address names.
 */
function scrollWithin(box: Element | null | undefined, element: Element): void {
  if (!box) return;
  const { top, bottom } = box.getBoundingClientRect();
  const own = element.getBoundingClientRect();
  if (own.top < top) box.scrollTop -= top - own.top;
  else if (own.bottom > bottom) box.scrollTop += own.bottom - bottom;
}

/** The page tree of the product that the reader is in (spec §2 "Sidebar trees"). */
export function Sidebar({ items }: { items: PropSidebar }) {
  const pathname = withoutTrailingSlash(useLocation().pathname);
  const own = items.filter((item) => !marksOf(item).isDefault);
  const common = items.filter((item) => marksOf(item).isDefault);
  const nav = useRef<HTMLElement>(null);
  const links = useRouterLinks();
  // Trees with generated pages are long: the reader's place in them is in view.
  useEffect(() => {
    const active = nav.current?.querySelector('[aria-current="page"]');
    if (active) scrollWithin(nav.current?.closest('aside'), active);
  }, [pathname]);
  return (
    <nav
      ref={nav}
      {...links}
      className={styles.sidebar}
      aria-label={translate({ id: 'site.sidebar.label', message: 'Pages of this product' })}
    >
      <Items items={own} pathname={pathname} />
      {common.length > 0 && (
        <div className={styles.common}>
          <Items items={common} pathname={pathname} />
        </div>
      )}
    </nav>
  );
}
