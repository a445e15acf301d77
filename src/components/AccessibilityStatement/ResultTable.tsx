import type { ReactNode } from 'react';
import styles from './styles.module.css';

export interface ResultTableProps {
  /** Id of the heading that names the table. */
  labelledBy: string;
  columns: readonly string[];
  /** The first cell of a row is its heading. */
  rows: readonly (readonly [key: string, head: ReactNode, ...cells: ReactNode[]])[];
}

/** A table of figures: one row a thing that was checked. */
export function ResultTable({ labelledBy, columns, rows }: ResultTableProps) {
  return (
    <table aria-labelledby={labelledBy} className={styles.results}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([key, head, ...cells]) => (
          <tr key={key}>
            <th scope="row">{head}</th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
