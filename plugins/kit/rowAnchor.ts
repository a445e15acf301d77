/**
 * Name of an export as addresses write it.
 *
 * @example
 * toKebab('DataGridPro'); // 'data-grid-pro'
 * toKebab('ChartsXAxis'); // 'charts-x-axis'
 * toKebab('Select.Trigger'); // 'select-trigger'
 */
export function toKebab(name: string): string {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1-$2')
    .replace(/[^A-Za-z\d]+/g, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase();
}

/** What a row of an API page tells of; part of its anchor. */
export type RowKind = 'prop' | 'slot' | 'classes' | 'data' | 'css' | 'parameter' | 'option' | 'return';

/** Anchor of a row: `button-prop-color`, `button-classes-root`, `select-trigger-data-open` (issue 4 point 3). */
export function rowId(owner: string, kind: RowKind, name: string): string {
  const own = kind === 'data' ? name.replace(/^data-/, '') : name;
  return `${toKebab(owner)}-${kind}-${own.replace(/[^\w-]+/g, '-').replace(/^-+|-+$/g, '')}`;
}
