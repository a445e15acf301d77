import { useLocation } from '@docusaurus/router';
import { translate } from '@docusaurus/Translate';
import { findLocation, useSiteData, type SiteProduct } from '../../siteData';
import { Icon } from '../Icon';
import { SiteLink } from '../SiteLink';
import styles from './styles.module.css';

const POPOVER_ID = 'site-products';

function familiesOf(products: SiteProduct[]): { title: string; products: SiteProduct[] }[] {
  const titles: Record<SiteProduct['family'], string> = {
    core: translate({ id: 'site.products.core', message: 'Core libraries' }),
    x: translate({ id: 'site.products.x', message: 'MUI X' }),
    toolpad: translate({ id: 'site.products.toolpad', message: 'Toolpad' }),
    site: translate({ id: 'site.products.site', message: 'About this site' }),
  };
  return (['core', 'x', 'toolpad', 'site'] as const)
    .map((family) => ({
      title: titles[family],
      products: products.filter((product) => product.family === family && !product.noIndex),
    }))
    .filter((family) => family.products.length > 0);
}

/** Button in the navbar that opens the list of all products; a popover, so it works without scripts. */
export function ProductSwitcher() {
  const site = useSiteData();
  const { pathname } = useLocation();
  const current = findLocation(site, pathname)?.product;
  const label = current?.name ?? translate({ id: 'site.products.all', message: 'Products' });
  return (
    <>
      <button type="button" className={styles.button} popoverTarget={POPOVER_ID} aria-haspopup="dialog">
        {/* The page for unknown addresses is made once, without the address that it is shown at. */}
        <span className={styles.current} suppressHydrationWarning>
          {label}
        </span>
        <Icon name="chevronDown" className={styles.chevron} />
      </button>
      <div
        id={POPOVER_ID}
        popover="auto"
        className={styles.popover}
        role="dialog"
        aria-label={translate({ id: 'site.products.label', message: 'Products' })}
      >
        {familiesOf(site.products).map((family) => (
          <section key={family.title} className={styles.family}>
            <h2 className={styles.title}>{family.title}</h2>
            <ul className={styles.list}>
              {family.products.map((product) => (
                <li key={product.id}>
                  <SiteLink
                    href={product.home}
                    className={styles.product}
                    aria-current={product.id === current?.id ? 'true' : undefined}
                    onClick={() => document.getElementById(POPOVER_ID)?.hidePopover()}
                  >
                    <span className={styles.name}>{product.name}</span>
                    <span className={styles.tagline}>{product.tagline}</span>
                  </SiteLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
