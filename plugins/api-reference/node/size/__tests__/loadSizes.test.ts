/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { loadSizes } from '../loadSizes';
import { createLibrary, documents } from './packages';

function createRun() {
  const context = createLibrary();
  const warnings: string[] = [];
  const cacheDir = path.join(context, '.cache');
  const run = (canMeasure: boolean) =>
    loadSizes({
      packageDir: path.join(context, 'node_modules/tiny'),
      context,
      cacheDir,
      documents,
      canMeasure,
      warn: (message) => warnings.push(message),
    });
  return { context, cacheDir, warnings, run };
}

describe('loadSizes (issue 4 point 6)', () => {
  it('has no sizes before they are measured', async () => {
    const { run, cacheDir } = createRun();
    expect(await run(false)).toEqual(new Map());
    expect(fs.existsSync(cacheDir)).toBe(false);
  });

  it('measures once, says once what could not be measured, and keeps the rest', async () => {
    const { run, warnings, cacheDir } = createRun();
    const sizes = await run(true);
    expect([...sizes.keys()]).toEqual(['Card', 'Label']);
    expect(warnings).toEqual([
      expect.stringMatching(/^The size of Broken \(tiny\) could not be measured: Module not found/),
    ]);
    expect(await run(true)).toEqual(sizes);
    expect(await run(false)).toEqual(sizes);
    expect(warnings).toHaveLength(1);
    expect(fs.readdirSync(cacheDir)).toEqual([expect.stringMatching(/^tiny@1\.0\.0-\w{12}\.json$/)]);
  });

  it('forgets what it measured with another version of a dependency', async () => {
    const { run, context } = createRun();
    await run(true);
    const file = path.join(context, 'node_modules/helper/package.json');
    fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace('2.0.0', '2.0.1'));
    expect(await run(false)).toEqual(new Map());
  });
});
