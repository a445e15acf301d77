import path from 'node:path';
import type { UnitArtifact } from './artifact';

const isInside = (folder: string, parent: string) => !path.relative(parent, folder).startsWith('..');

/**
 * Checks that the folder of the merged site, which is emptied, holds no unit and is not inside of one.
 *
 * @throws an Error that names the unit
 */
export function checkTarget(target: string, artifacts: readonly UnitArtifact[]): void {
  const hit = artifacts.find(({ folder }) => {
    const unit = path.resolve(folder);
    return isInside(unit, target) || isInside(target, unit);
  });
  if (!hit) return;
  throw new Error(
    `${path.relative(process.cwd(), target) || '.'} is emptied before the site is written there, and ${hit.folder} with it.\n` +
      'Name another folder with --out.',
  );
}
