/** The grid as the reader sees it. */
export interface GridShape {
  count: number;
  columns: number;
  /** Rows that fit into the viewport. */
  pageRows: number;
  isRtl: boolean;
}

/**
 * Where a key leads in the grid (WAI-ARIA APG "Grid"), or `null` for keys that are not its own.
 *
 * @param index of the cell with the focus
 * @param isCtrl whether Ctrl or Cmd is held
 */
export function findTarget(key: string, index: number, shape: GridShape, isCtrl: boolean): number | null {
  const { count, columns, pageRows, isRtl } = shape;
  const row = index - (index % columns);
  const last = count - 1;
  const down = (rows: number) => {
    const target = index + rows * columns;
    return target > last ? (last - (last % columns) > row ? last : index) : target;
  };
  const up = (rows: number) => {
    const target = index - rows * columns;
    return target < 0 ? index % columns : target;
  };
  const targets: Record<string, () => number> = {
    ArrowRight: () => index + (isRtl ? -1 : 1),
    ArrowLeft: () => index + (isRtl ? 1 : -1),
    ArrowDown: () => down(1),
    ArrowUp: () => up(1),
    PageDown: () => down(pageRows),
    PageUp: () => up(pageRows),
    Home: () => (isCtrl ? 0 : row),
    End: () => (isCtrl ? last : row + columns - 1),
  };
  const target = Object.hasOwn(targets, key) ? targets[key]?.() : undefined;
  return target === undefined ? null : Math.max(0, Math.min(last, target));
}
