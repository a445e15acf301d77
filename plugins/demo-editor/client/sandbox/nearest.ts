/** Edits that turn one word into another. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

/** The names that are most like one that does not exist, the most likely first. */
export function findNearest(name: string, names: readonly string[], count = 3): string[] {
  const wanted = name.slice(0, 100).toLowerCase();
  return names
    .map((candidate) => ({ candidate, edits: distance(wanted, candidate.toLowerCase()) }))
    .sort((a, b) => a.edits - b.edits)
    .slice(0, count)
    .map(({ candidate }) => candidate);
}
