/** What a key does in a menu: the number of the item that gets the focus, or `undefined` for nothing. */
export function nextItem(key: string, current: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return (current + 1) % count;
    case 'ArrowUp':
      return (current - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

/** The item whose label begins with a letter that was typed, the next one first. */
export function findByLetter(key: string, current: number, labels: readonly string[]): number | undefined {
  if (key.length !== 1 || key === ' ') return undefined;
  const order = labels.map((_, index) => (current + 1 + index) % labels.length);
  return order.find((index) => labels[index]?.trim().toLowerCase().startsWith(key.toLowerCase()));
}
