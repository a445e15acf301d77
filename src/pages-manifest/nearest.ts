/** Edit distance of two short strings; two letters that changed places count once. */
function distance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, index) => index)];
  const at = (i: number, j: number): number => rows[i]?.[j] ?? Infinity;
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= b.length; j += 1) {
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? at(i - 2, j - 2) + 1 : Infinity;
      const replaced = at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      row.push(Math.min(replaced, at(i - 1, j) + 1, at(i, j - 1) + 1, swapped));
    }
  }
  return at(a.length, b.length);
}

/**
 * The candidates that a mistyped `value` probably meant, nearest first: those that differ in at most a quarter of
 * their letters, whatever the case (design §7 "what to type instead").
 */
export function nearest(value: string, candidates: readonly string[], limit = 3): string[] {
  const typed = value.toLowerCase();
  const bound = (candidate: string) => Math.max(1, Math.floor(Math.max(candidate.length, typed.length) / 4));
  return candidates
    .filter((candidate) => Math.abs(candidate.length - typed.length) <= bound(candidate))
    .map((candidate) => ({ candidate, far: distance(typed, candidate.toLowerCase()) }))
    .filter(({ candidate, far }) => far <= bound(candidate))
    .sort((a, b) => a.far - b.far || a.candidate.localeCompare(b.candidate))
    .slice(0, limit)
    .map(({ candidate }) => candidate);
}
