import type { Allowed, Demo, DemoFindings, DemoResult, Finding } from './types';

/** `docs/x/**` as an expression: `*` for any text without a slash, `**` for any text. */
export function globToRegExp(glob: string): RegExp {
  const pattern = glob
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\*+/g, (stars) => (stars === '*' ? '[^/]*' : '.*'));
  return new RegExp(`^${pattern}$`);
}

const concerns = (entry: Allowed, demo: Demo): boolean => globToRegExp(entry.demo).test(demo.file);

const areLike = (places: readonly string[] = [], pattern: RegExp): boolean =>
  places.length > 0 && places.every((place) => pattern.test(place));

/** Whether an entry covers a finding whole: an element that it does not speak of is still a fault. */
function covers(entry: Allowed, finding: Finding): boolean {
  const { rule, message, where, modes } = entry;
  return (
    rule === finding.rule &&
    (message === undefined || message.test(finding.message)) &&
    (where === undefined || areLike(finding.where, where)) &&
    (modes === undefined || (finding.mode !== undefined && modes.includes(finding.mode)))
  );
}

export interface Judged {
  results: Omit<DemoResult, 'cached'>[];
  /** Entries that nothing needs any more, as far as all demos that they speak of were checked. */
  unused: Allowed[];
}

/**
 * Separates the faults of demos from what the libraries do by themselves.
 *
 * @param known all demos that there are, checked or not
 */
export function applyAllowed(
  all: readonly DemoFindings[],
  allowed: readonly Allowed[],
  known: readonly Demo[],
): Judged {
  const used = new Set<Allowed>();
  const results = all.map(({ demo, findings }) => {
    const entries = allowed.filter((entry) => concerns(entry, demo));
    const judged = findings.map((finding) => ({
      finding,
      entry: entries.find((item) => covers(item, finding)),
    }));
    judged.forEach(({ entry }) => entry && used.add(entry));
    const left = judged.filter(({ entry }) => !entry).map(({ finding }) => finding);
    return {
      ...demo,
      healthy: left.length === 0,
      findings: left,
      allowed: judged.flatMap(({ finding, entry }) => (entry ? [{ ...finding, reason: entry.reason }] : [])),
    };
  });
  const checked = new Set(all.map(({ demo }) => demo.file));
  const isWhole = (entry: Allowed) =>
    known.filter((demo) => concerns(entry, demo)).every(({ file }) => checked.has(file));
  return { results, unused: allowed.filter((entry) => !used.has(entry) && isWhole(entry)) };
}
