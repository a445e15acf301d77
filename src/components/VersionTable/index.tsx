import type { CSSProperties } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import { useFormats } from '../../../plugins/kit/client/useFormats';
import type { VersionRow, VersionRows, VersionStatus } from '../../build/versions/buildVersionRows';
import type { SiteProduct } from '../../siteData';
import { SiteLink } from '../SiteLink';
import styles from './styles.module.css';

function statusName(status: VersionStatus): string {
  switch (status) {
    case 'current':
      return translate({ id: 'site.versions.status.current', message: 'Current' });
    case 'maintained':
      return translate({ id: 'site.versions.status.maintained', message: 'Maintained' });
    case 'beta':
      return translate({ id: 'site.versions.status.beta', message: 'Beta' });
    case 'end-of-life':
      return translate({ id: 'site.versions.status.endOfLife', message: 'End of life' });
  }
}

interface RowLinkProps {
  href: string | undefined;
  /** What the link leads to, for those who hear it without the row. */
  label: string;
  children: string;
}

function RowLink({ href, label, children }: RowLinkProps) {
  return (
    href && (
      <SiteLink href={href} className={styles.link} aria-label={`${children}: ${label}`}>
        {children}
      </SiteLink>
    )
  );
}

function Row({ product, row }: { product: SiteProduct; row: VersionRow }) {
  const formats = useFormats();
  const name = `${product.name} ${row.label}`;
  const day = formats.date(`${row.released}T12:00:00Z`, { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <tr>
      <th scope="row">
        <SiteLink href={row.docs} className={styles.version} aria-label={name} dir="ltr">
          {row.label}
        </SiteLink>
      </th>
      <td>
        <time dateTime={row.released}>{day}</time>
      </td>
      <td>
        <span className={clsx(styles.status, styles[row.status])}>{statusName(row.status)}</span>
      </td>
      <td className={styles.links}>
        <RowLink href={row.notes} label={name}>
          {translate({ id: 'site.versions.notes', message: 'Release notes' })}
        </RowLink>
        <RowLink href={row.migration} label={name}>
          {translate({ id: 'site.versions.migration', message: 'Migration guide' })}
        </RowLink>
      </td>
    </tr>
  );
}

const listColumns = () => [
  translate({ id: 'site.versions.column.version', message: 'Version' }),
  translate({ id: 'site.versions.column.released', message: 'First released' }),
  translate({ id: 'site.versions.column.status', message: 'Status' }),
  translate({ id: 'site.versions.column.more', message: 'More' }),
];

/** The versions of one product. */
function ProductTable({ product, rows }: { product: SiteProduct; rows: readonly VersionRow[] }) {
  const id = `versions-${product.id}`;
  const { light, dark } = product.accent;
  const style = { '--accent-light': light, '--accent-dark': dark } as CSSProperties;
  return (
    <div className={styles.product} style={style} data-accent={product.id}>
      <h3 id={id}>{product.name}</h3>
      <table aria-labelledby={id}>
        <thead>
          <tr>
            {listColumns().map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.label} product={product} row={row} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

export interface VersionTableProps {
  id: string;
  title: string;
  products: readonly SiteProduct[];
  rows: VersionRows;
}

/** The versions of a group of products, with its heading: a table each (issue 7 point 4). */
export function VersionTable({ id, title, products, rows }: VersionTableProps) {
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {products.map((product) => (
        <ProductTable key={product.id} product={product} rows={rows[product.id] ?? []} />
      ))}
    </section>
  );
}
