import { translate } from '@docusaurus/Translate';
import type { ApiRowView, ApiTableKind } from '../types';

/** Columns after the name, in their order. */
const COLUMNS = ['type', 'className', 'default', 'description'] as const;

export type Column = (typeof COLUMNS)[number];

export type Labels = Record<Column | 'name', string>;

/** The columns that any row has something for; texts of callbacks and types are part of the description. */
export function columnsOf(rows: readonly ApiRowView[]): Column[] {
  const isFilled = (row: ApiRowView, column: Column) =>
    column === 'description'
      ? Boolean(row.description || row.deprecated || row.parameters || row.returns || row.typeDetails)
      : row[column] !== undefined;
  return COLUMNS.filter((column) => rows.some((row) => isFilled(row, column)));
}

function nameLabel(kind: ApiTableKind): string {
  switch (kind) {
    case 'slots':
      return translate({ id: 'site.apiReference.column.slot', message: 'Slot' });
    case 'classes':
      return translate({ id: 'site.apiReference.column.key', message: 'Key' });
    case 'dataAttributes':
      return translate({ id: 'site.apiReference.column.attribute', message: 'Attribute' });
    case 'cssVariables':
      return translate({ id: 'site.apiReference.column.variable', message: 'Variable' });
    case 'parameters':
      return translate({ id: 'site.apiReference.column.parameter', message: 'Parameter' });
    case 'options':
      return translate({ id: 'site.apiReference.column.option', message: 'Option' });
    case 'returns':
      return translate({ id: 'site.apiReference.column.field', message: 'Field' });
    default:
      return translate({ id: 'site.apiReference.column.prop', message: 'Prop' });
  }
}

/** Headings of the columns; where rows are cards, they stand before each value. */
export function labelsOf(kind: ApiTableKind): Labels {
  return {
    name: nameLabel(kind),
    type: translate({ id: 'site.apiReference.column.type', message: 'Type' }),
    className: translate({ id: 'site.apiReference.column.class', message: 'Class' }),
    default: translate({ id: 'site.apiReference.column.default', message: 'Default' }),
    description: translate({ id: 'site.apiReference.column.description', message: 'Description' }),
  };
}

/** Name of a whole table, for screen readers. */
export function tableLabel(kind: ApiTableKind): string {
  switch (kind) {
    case 'slots':
      return translate({ id: 'site.apiReference.table.slots', message: 'Slots' });
    case 'classes':
      return translate({ id: 'site.apiReference.table.classes', message: 'CSS classes' });
    case 'dataAttributes':
      return translate({ id: 'site.apiReference.table.dataAttributes', message: 'Data attributes' });
    case 'cssVariables':
      return translate({ id: 'site.apiReference.table.cssVariables', message: 'CSS variables' });
    case 'parameters':
      return translate({ id: 'site.apiReference.table.parameters', message: 'Parameters' });
    case 'options':
      return translate({ id: 'site.apiReference.table.options', message: 'Options' });
    case 'returns':
      return translate({ id: 'site.apiReference.table.returns', message: 'Return value' });
    default:
      return translate({ id: 'site.apiReference.table.props', message: 'Props' });
  }
}
