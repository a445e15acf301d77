import os from 'node:os';
import type { Unit } from '../../src/build/units';
import { buildUnit, type UnitResult } from './buildUnit';
import { createUnitHasher } from './hashUnit';
import { inParallel } from './inParallel';

/** A Docusaurus build keeps one to two cores busy: as many at a time as there are cores is fastest, also with two. */
const PARALLEL = os.availableParallelism();

function report({ unit, cached, seconds }: UnitResult): void {
  console.log(`${cached ? 'cached' : 'built '} ${unit.id.padEnd(20)} ${seconds.toFixed(1)} s`);
}

/**
 * Builds units, or takes them from the cache, and prints a line for each.
 *
 * @throws one Error with what each failed build printed
 */
export async function buildUnits(rootDir: string, units: readonly Unit[]): Promise<UnitResult[]> {
  const failures: string[] = [];
  const hashOf = createUnitHasher(rootDir);
  const results = await inParallel(units, PARALLEL, async (unit) => {
    try {
      const result = await buildUnit(rootDir, unit, process.env, hashOf);
      report(result);
      return result;
    } catch (error) {
      failures.push(`${unit.id}:\n${(error as Error).message}`);
      return null;
    }
  });
  if (failures.length > 0) throw new Error(`${failures.length} builds failed.\n\n${failures.join('\n\n')}`);
  return results.filter((result) => result !== null);
}
