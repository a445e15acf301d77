export { rowId, toKebab, type RowKind } from '../../../kit/rowAnchor';
