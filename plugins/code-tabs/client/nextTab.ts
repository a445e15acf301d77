/** Where a key leads among the tabs of a row; `undefined` for keys that are none of the row's. */
export function nextTab(
  key: string,
  { index, count, isRtl }: { index: number; count: number; isRtl: boolean },
) {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined;
  const step = (key === 'ArrowRight') === isRtl ? -1 : 1;
  return (index + step + count) % count;
}
