import { translate } from '@docusaurus/Translate';
import type { PropSidebarBreadcrumbsItem } from '@docusaurus/plugin-content-docs';
import type { SiteProduct } from '../../siteData';
import { SiteLink } from '../SiteLink';
import styles from './styles.module.css';

interface BreadcrumbsProps {
  product: SiteProduct;
  home: string;
  items: PropSidebarBreadcrumbsItem[];
}

/** The way from the product to the page; groups are no pages and so no links. */
export function Breadcrumbs({ product, home, items }: BreadcrumbsProps) {
  return (
    <nav
      aria-label={translate({ id: 'site.breadcrumbs.label', message: 'Breadcrumbs' })}
      className={styles.nav}
    >
      <ol className={styles.list}>
        <li>
          <SiteLink href={home}>{product.name}</SiteLink>
        </li>
        {items.map((item, index) => (
          <li key={index} aria-current={index === items.length - 1 ? 'page' : undefined}>
            {item.label}
          </li>
        ))}
      </ol>
    </nav>
  );
}
