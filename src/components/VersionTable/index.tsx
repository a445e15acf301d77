import type { CSSProperties } from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import type { SiteProduct, SiteVersion } from '../../siteData';
import { SiteLink } from '../SiteLink';
import styles from './styles.module.css';

/** Versions whose label is that of an installed package: a product without a library has none to list. */
export function numberedVersions(product: SiteProduct): SiteVersion[] {
  return product.versions.filter(({ label }) => /^\d/.test(label));
}

function Status({ current }: { current?: boolean }) {
  return (
    <span className={clsx(styles.status, current && styles.current)}>
      {current ? (
        <Translate id="site.versions.status.current">Current</Translate>
      ) : (
        <Translate id="site.versions.status.earlier">Earlier</Translate>
      )}
    </span>
  );
}

/** The versions of one product: its name spans their rows. */
function ProductRows({ product }: { product: SiteProduct }) {
  const versions = numberedVersions(product);
  const style = {
    '--accent-light': product.accent.light,
    '--accent-dark': product.accent.dark,
  } as CSSProperties;
  return (
    <tbody style={style} data-accent={product.id}>
      {versions.map(({ id, label, home, current }, index) => (
        <tr key={id}>
          {index === 0 && (
            <th scope="rowgroup" rowSpan={versions.length}>
              {product.name}
            </th>
          )}
          <td>
            <SiteLink
              href={home}
              className={styles.version}
              aria-label={`${product.name} ${label}`}
              dir="ltr"
            >
              {label}
            </SiteLink>
          </td>
          <td>
            <Status current={current} />
          </td>
        </tr>
      ))}
    </tbody>
  );
}

export interface VersionTableProps {
  id: string;
  title: string;
  products: SiteProduct[];
}

/** The documented versions of a group of products, with its heading. */
export function VersionTable({ id, title, products }: VersionTableProps) {
  return (
    <section className={styles.group}>
      <h2 id={id}>{title}</h2>
      <table aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">
              <Translate id="site.versions.column.product">Product</Translate>
            </th>
            <th scope="col">
              <Translate id="site.versions.column.version">Version</Translate>
            </th>
            <th scope="col">
              <Translate id="site.versions.column.status">Status</Translate>
            </th>
          </tr>
        </thead>
        {products.map((product) => (
          <ProductRows key={product.id} product={product} />
        ))}
      </table>
    </section>
  );
}
