import path from 'node:path';
import type { Unit } from '../../../src/build/units';
import { createUnitHasher } from '../hashUnit';
import { countFiles, SITE_FOLDER, type UnitArtifact } from './artifact';
import { hashSettings, readCommit } from './stamp';

const list = (lines: readonly string[]) => lines.map((line) => `  - ${line}`).join('\n');

function findMissing(units: readonly Unit[], artifacts: readonly UnitArtifact[]): string[] {
  const given = artifacts.map(({ stamp }) => stamp.unit);
  return units
    .filter(({ id }) => !given.includes(id))
    .map(({ id }) => `${id} is missing: SITE_BUILD=${id} npm run build -- --units units`);
}

function findRepeated(artifacts: readonly UnitArtifact[]): string[] {
  const folders = new Map<string, string[]>();
  for (const { folder, stamp } of artifacts) {
    folders.set(stamp.unit, [...(folders.get(stamp.unit) ?? []), folder]);
  }
  return [...folders]
    .filter(([, each]) => each.length > 1)
    .map(([unit, each]) => `${unit} is given ${each.length} times, name one: ${each.join(', ')}`);
}

function findUnknown(units: readonly Unit[], artifacts: readonly UnitArtifact[]): string[] {
  return artifacts
    .filter(({ stamp }) => !units.some(({ id }) => id === stamp.unit))
    .map(
      ({ folder, stamp }) =>
        `${stamp.unit} in ${folder} is no unit of this merge: leave it out, or set SITE_PRODUCTS and SITE_FIXTURE as its build had them`,
    );
}

/** Names of variables with another value here than in the build of a unit. */
function listOtherSettings({ stamp }: UnitArtifact, here: Record<string, string>): string[] {
  const names = new Set([...Object.keys(stamp.settings), ...Object.keys(here)]);
  return [...names].filter((name) => stamp.settings[name] !== here[name]).sort();
}

function findOthers(artifacts: readonly UnitArtifact[], env: NodeJS.ProcessEnv): string[] {
  const here = hashSettings(env);
  return artifacts.flatMap((artifact) => {
    const { folder, stamp } = artifact;
    const names = listOtherSettings(artifact, here);
    const files = countFiles(path.join(folder, SITE_FOLDER));
    return [
      ...(names.length > 0
        ? [`${stamp.unit} was built with other values of ${names.join(', ')}: set here what its build had`]
        : []),
      ...(stamp.node === process.version
        ? []
        : [
            `${stamp.unit} was built with Node.js ${stamp.node}, this is ${process.version}: use one of them`,
          ]),
      ...(stamp.files === files
        ? []
        : [`${stamp.unit} has ${files} of ${stamp.files} files: download it again, with hidden files`]),
    ];
  });
}

/**
 * Checks that artifacts are the units of a site, each once, and were built with the settings of this run: pages for
 * machines, redirects and policies are made here, and have to say the same.
 *
 * @param units of the site, as they are selected here
 * @throws one Error that lists every unit that cannot be merged, with what to do
 */
export function checkArtifacts(
  units: readonly Unit[],
  artifacts: readonly UnitArtifact[],
  env: NodeJS.ProcessEnv,
): void {
  const problems = [
    ...findMissing(units, artifacts),
    ...findRepeated(artifacts),
    ...findUnknown(units, artifacts),
    ...findOthers(artifacts, env),
  ];
  if (problems.length > 0) throw new Error(`These units make no site:\n${list(problems)}`);
}

/**
 * Checks that each unit is what a build would make of the sources that are here. Needs their generated files in place
 * and the manifest written.
 *
 * @throws one Error that lists units built from other sources, with their commits where those differ
 */
export function checkSources(
  rootDir: string,
  units: readonly Unit[],
  artifacts: readonly UnitArtifact[],
  env: NodeJS.ProcessEnv,
): void {
  const hashOf = createUnitHasher(rootDir, env);
  const commit = readCommit(rootDir);
  const problems = units.flatMap((unit) => {
    const stamp = artifacts.find((artifact) => artifact.stamp.unit === unit.id)?.stamp;
    if (!stamp || stamp.hash === hashOf(unit)) return [];
    return [
      stamp.commit === commit
        ? `${unit.id}, of files that are not committed`
        : `${unit.id}, of commit ${stamp.commit}`,
    ];
  });
  if (problems.length === 0) return;
  throw new Error(
    `These units were built from other sources than are here${commit ? ` (commit ${commit})` : ''}:\n${list(problems)}\n` +
      'Check out the commit that they were built from, or build them again from this one.',
  );
}
