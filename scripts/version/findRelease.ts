import { spawnSync } from 'node:child_process';

const partsOf = (number: string) => number.split('.').map(Number);

/** Below zero where `a` is the lower number. */
function compare(a: string, b: string): number {
  const [left, right] = [partsOf(a), partsOf(b)];
  const at = left.findIndex((part, index) => part !== right[index]);
  return at < 0 ? 0 : (left[at] ?? 0) - (right[at] ?? 0);
}

/**
 * The release of a package that goes with a release of its library: the same number, else the highest below it of the same
 * major version, for not every package is released each time.
 *
 * @param known releases of the package
 */
export function chooseRelease(known: readonly string[], release: string): string | null {
  if (known.includes(release)) return release;
  const candidates = known.filter(
    (number) =>
      /^\d+\.\d+\.\d+$/.test(number) &&
      partsOf(number)[0] === partsOf(release)[0] &&
      compare(number, release.replace(/-.*$/, '')) < 0,
  );
  return candidates.sort(compare).at(-1) ?? null;
}

/** Releases of a package that npm knows, or nothing where it cannot be asked. */
function listReleases(name: string): string[] | null {
  const { status, stdout } = spawnSync('npm', ['view', name, 'versions', '--json'], { encoding: 'utf8' });
  if (status !== 0) return null;
  const answer = JSON.parse(stdout) as string | string[];
  return typeof answer === 'string' ? [answer] : answer;
}

/**
 * Asks npm which release of a package goes with one of its library.
 *
 * @returns the library's own number where npm cannot be asked: `npm install` tells then
 * @throws an Error where npm has none, naming the closest release
 */
export function findRelease(name: string, library: string, release: string): string {
  const known = listReleases(name);
  if (known === null) return release;
  const chosen = chooseRelease(known, release);
  if (chosen !== null && (name !== library || chosen === release)) return chosen;
  const advice = chosen
    ? `The closest is ${chosen}.`
    : `Its last releases are ${known.slice(-3).join(', ')}.`;
  throw new Error(`npm has no ${name}@${release}. ${advice}`);
}
