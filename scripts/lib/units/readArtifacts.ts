import fs from 'node:fs';
import path from 'node:path';
import { STAMP_FILE, type UnitArtifact } from './artifact';
import { STAMP_FORMAT, type UnitStamp } from './stamp';

const has = (folder: string) => fs.existsSync(path.join(folder, STAMP_FILE));

/** A folder that is an artifact itself, or those in it that are. */
function findArtifacts(folder: string): string[] {
  if (!fs.existsSync(folder) || !fs.statSync(folder).isDirectory()) return [];
  if (has(folder)) return [folder];
  return fs
    .readdirSync(folder)
    .sort()
    .map((name) => path.join(folder, name))
    .filter(has);
}

function readStamp(folder: string, problems: string[]): UnitArtifact[] {
  const file = path.join(folder, STAMP_FILE);
  try {
    const stamp = JSON.parse(fs.readFileSync(file, 'utf8')) as UnitStamp;
    if (stamp.format === STAMP_FORMAT) return [{ folder, stamp }];
    problems.push(
      `${file} has format ${stamp.format}, this site reads ${STAMP_FORMAT}: build the unit again`,
    );
  } catch {
    problems.push(`${file} is no JSON: the unit was not written or not downloaded to its end`);
  }
  return [];
}

/**
 * The artifacts that lie in folders, which are artifacts or hold some.
 *
 * @throws one Error that lists folders without any, and stamps that cannot be read
 */
export function readArtifacts(folders: readonly string[]): UnitArtifact[] {
  const problems: string[] = [];
  const artifacts = folders.flatMap((folder) => {
    const found = findArtifacts(folder);
    if (found.length === 0) {
      problems.push(
        `${folder} has no ${STAMP_FILE}, and no folder in it has: write units with "npm run build -- --units ${folder}"`,
      );
    }
    return found.flatMap((each) => readStamp(each, problems));
  });
  if (problems.length > 0) {
    throw new Error(`Units that cannot be read:\n${problems.map((line) => `  - ${line}`).join('\n')}`);
  }
  return artifacts;
}
