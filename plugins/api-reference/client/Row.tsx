import { translate } from '@docusaurus/Translate';
import type { ApiRowView } from '../types';
import styles from '../theme/ApiRows/reference.module.css';
import type { Column, Labels } from './columns';
import { Html } from './Html';
import { Signature } from './Signature';
import { literalClass, TypeText } from './TypeText';

interface RowProps {
  row: ApiRowView;
  columns: readonly Column[];
  labels: Labels;
  baseUrl: string;
}

function Name({ id, name, required, deprecated, since }: ApiRowView) {
  const label = translate(
    { id: 'site.apiReference.anchor', message: 'Link to {name}', description: 'Link to a row of a table' },
    { name },
  );
  return (
    <th role="rowheader" scope="row" className={styles.name}>
      <code className={deprecated === undefined ? undefined : styles.struck}>{name}</code>
      {required && (
        <span className={styles.chip}>
          {translate({ id: 'site.apiReference.required', message: 'Required' })}
        </span>
      )}
      {since !== undefined && (
        <span className={styles.chip}>
          {translate(
            {
              id: 'site.apiReference.since',
              message: 'Since {version}',
              description: 'Marks a prop that earlier versions of the library lack',
            },
            { version: since },
          )}
        </span>
      )}
      {deprecated !== undefined && (
        <span className={styles.deprecatedChip}>
          {translate({ id: 'site.apiReference.deprecated', message: 'Deprecated' })}
        </span>
      )}
      <a href={`#${id}`} className={styles.anchor} aria-label={label}>
        #
      </a>
    </th>
  );
}

/** Members of a type that is shown by its name. */
function TypeDetails({ text }: { text: string }) {
  return (
    <details className={styles.typeDetails}>
      <summary>{translate({ id: 'site.apiReference.typeDetails', message: 'Show the type' })}</summary>
      <pre tabIndex={0}>
        <code>{text}</code>
      </pre>
    </details>
  );
}

function Description({ row, baseUrl }: Pick<RowProps, 'row' | 'baseUrl'>) {
  return (
    <>
      {row.deprecated && <Html html={row.deprecated} baseUrl={baseUrl} />}
      {row.description && <Html html={row.description} baseUrl={baseUrl} />}
      <Signature {...row} baseUrl={baseUrl} />
      {row.typeDetails && <TypeDetails text={row.typeDetails} />}
    </>
  );
}

function Content({ column, row, baseUrl }: { column: Column } & Pick<RowProps, 'row' | 'baseUrl'>) {
  if (column === 'type') return row.type && <TypeText members={row.type} />;
  if (column === 'className')
    return row.className && <code className={styles.typeText}>{row.className}</code>;
  if (column === 'default')
    return row.default && <code className={literalClass(row.default)}>{row.default}</code>;
  return <Description row={row} baseUrl={baseUrl} />;
}

/** One prop, slot, class or the like. */
export function Row({ row, columns, labels, baseUrl }: RowProps) {
  return (
    <tr role="row" id={row.id} className={styles.row}>
      <Name {...row} />
      {columns.map((column) => (
        <td key={column} role="cell" className={styles[column]} data-label={labels[column]}>
          <Content column={column} row={row} baseUrl={baseUrl} />
        </td>
      ))}
    </tr>
  );
}
