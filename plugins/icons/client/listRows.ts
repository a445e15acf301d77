interface RowsInput {
  first: number;
  last: number;
  columns: number;
  count: number;
  /** Cell that takes the focus: its row stays in the document, or scrolling would take the focus away. */
  active: number;
}

/** The rows to render, from the top. */
export function listRows({ first, last, columns, count, active }: RowsInput): number[] {
  const end = Math.min(last, Math.ceil(count / columns) - 1);
  const rows = Array.from({ length: Math.max(0, end - first + 1) }, (_, offset) => first + offset);
  const kept = Math.floor(active / columns);
  if (rows.includes(kept)) return rows;
  return kept < first ? [kept, ...rows] : [...rows, kept];
}
