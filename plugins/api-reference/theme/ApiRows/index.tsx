import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import { columnsOf, labelsOf, tableLabel } from '../../client/columns';
import { Row } from '../../client/Row';
import type { ApiInheritedView, ApiRowView, ApiTableKind, ApiTableView } from '../../types';
import styles from './reference.module.css';

export interface ApiRowsProps extends ApiTableView {
  /** Path below which the site lives. */
  baseUrl: string;
}

interface TableProps {
  kind: ApiTableKind;
  rows: readonly ApiRowView[];
  label: string;
  baseUrl: string;
}

/** The views lay rows out by CSS, which takes the meaning of a table from its elements: roles give it back. */
function Table({ kind, rows, label, baseUrl }: TableProps) {
  const columns = columnsOf(rows);
  const labels = labelsOf(kind);
  const shape = clsx(
    styles.table,
    !columns.includes('description') && styles.withoutText,
    !columns.includes('type') && !columns.includes('className') && styles.withoutType,
  );
  return (
    <table role="table" className={shape} aria-label={label}>
      <thead role="rowgroup" className={styles.head}>
        <tr role="row" className={styles.row}>
          {(['name', ...columns] as const).map((column) => (
            <th key={column} role="columnheader" scope="col" className={styles[column]}>
              {labels[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <Row key={row.id} row={row} columns={columns} labels={labels} baseUrl={baseUrl} />
        ))}
      </tbody>
    </table>
  );
}

/** Props of another component, in place but folded: most readers look for the component's own. */
function Inherited({ from, href, rows, baseUrl }: ApiInheritedView & { baseUrl: string }) {
  const label = translate(
    {
      id: 'site.apiReference.inherited',
      message: 'Props of {name} ({count})',
      description: 'Unfolds the props that a component inherits from another',
    },
    { count: rows.length, name: from },
  );
  return (
    <details className={styles.inherited}>
      <summary>{label}</summary>
      {href && (
        <p className={styles.origin}>
          <a href={baseUrl + href.slice(1)}>{`${from} API`}</a>
        </p>
      )}
      <Table kind="props" rows={rows} label={label} baseUrl={baseUrl} />
    </details>
  );
}

/** A table of an API page; the server makes HTML of it, a browser only after a client-side navigation. */
export default function ApiRows({ kind, rows, inherited, baseUrl }: ApiRowsProps) {
  return (
    <div className={styles.rows}>
      {rows.length > 0 && <Table kind={kind} rows={rows} label={tableLabel(kind)} baseUrl={baseUrl} />}
      {inherited.map((each) => (
        <Inherited key={each.from} {...each} baseUrl={baseUrl} />
      ))}
    </div>
  );
}
