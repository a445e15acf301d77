import type { CSSProperties } from 'react';
import { translate } from '@docusaurus/Translate';
import { useSiteData, type SiteProduct } from '../../siteData';
import { SiteLink } from '../SiteLink';
import styles from './styles.module.css';

function Card({ product }: { product: SiteProduct }) {
  const current = product.versions.find((version) => version.current);
  const style = {
    '--accent-light': product.accent.light,
    '--accent-dark': product.accent.dark,
  } as CSSProperties;
  return (
    <li className={styles.card} style={style} data-accent={product.id}>
      <SiteLink href={product.home} className={styles.link}>
        {product.name}
      </SiteLink>
      <p className={styles.tagline}>{product.tagline}</p>
      {current && /^\d/.test(current.label) && <p className={styles.version}>v{current.label}</p>}
    </li>
  );
}

/** One card a product, with the version of its library that is documented. */
export function ProductCards() {
  const { products } = useSiteData();
  return (
    <ul className={styles.cards} aria-label={translate({ id: 'site.products.label', message: 'Products' })}>
      {products
        .filter((product) => !product.noIndex)
        .map((product) => (
          <Card key={product.id} product={product} />
        ))}
    </ul>
  );
}
