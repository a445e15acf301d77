import { useState } from 'react';
import { useLocation } from '@docusaurus/router';
import { translate } from '@docusaurus/Translate';
import { findLocation, useSiteData, type SiteProduct } from '../../siteData';
import { Icon } from '../Icon';
import { SiteLink } from '../SiteLink';
import type { Destination, findCounterparts } from './findCounterparts';
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

/** What leads to the same component elsewhere, fetched when a reader comes to the switcher; until then, and without it, links lead to the products' homes. */
function useCounterparts() {
  const [find, setFind] = useState<typeof findCounterparts>();
  const load = () => {
    if (find) return;
    import('./findCounterparts').then(
      (module) => setFind(() => module.findCounterparts),
      () => undefined,
    );
  };
  return { find, load };
}

interface ProductLinkProps {
  product: SiteProduct;
  isCurrent: boolean;
  /** Page on the component that the reader is at. */
  destination: Destination | undefined;
}

function ProductLink({ product, isCurrent, destination }: ProductLinkProps) {
  return (
    <SiteLink
      href={destination?.href ?? product.home}
      className={styles.product}
      aria-current={isCurrent ? 'true' : undefined}
      onClick={() => document.getElementById(POPOVER_ID)?.hidePopover()}
    >
      <span className={styles.name}>{product.name}</span>
      <span className={styles.tagline}>
        {destination
          ? translate(
              { id: 'site.products.counterpart', message: '{page} in {product}' },
              { page: destination.title, product: product.name },
            )
          : product.tagline}
      </span>
    </SiteLink>
  );
}

/** Button in the navbar that opens the list of all products; a popover, so it works without scripts. */
export function ProductSwitcher() {
  const site = useSiteData();
  const { pathname, hash } = useLocation();
  const { find, load } = useCounterparts();
  const destinations = find?.(site, pathname, hash) ?? {};
  const current = findLocation(site, pathname)?.product;
  const label = current?.name ?? translate({ id: 'site.products.all', message: 'Products' });
  return (
    <>
      <button
        type="button"
        className={styles.button}
        popoverTarget={POPOVER_ID}
        aria-haspopup="dialog"
        onPointerEnter={load}
        onFocus={load}
      >
        {/*
          The page for unknown addresses is made once, without the address that it is shown at. With a direction of its own, a
          Latin name that is too long is cut at its end, on a right-to-left page as well.
        */}
        <span className={styles.current} dir="auto" suppressHydrationWarning>
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
                  <ProductLink
                    product={product}
                    isCurrent={product.id === current?.id}
                    destination={destinations[product.id]}
                  />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
