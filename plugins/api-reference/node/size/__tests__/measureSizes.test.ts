/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { measureSizes, type MeasuredSizes } from '../measureSizes';
import { CORE, createLibrary, subjects } from './packages';

describe('measureSizes (issue 4 point 6), with the bundler', () => {
  const context = createLibrary();
  const workDir = path.join(context, '.cache/work');
  let measured: MeasuredSizes;

  beforeAll(async () => {
    measured = await measureSizes({ subjects, core: CORE, context, workDir });
  });

  it('takes all that a component needs, without React, licences and what it does not use', () => {
    const { minified, gzip, brotli } = measured.sizes.get('Card')!.alone;
    expect(minified).toBeGreaterThan(5000);
    expect(minified).toBeLessThan(5600);
    expect(gzip).toBeLessThan(minified);
    expect(brotli).toBeLessThan(gzip);
  });

  it('takes on top of the core what the core does not have', () => {
    const { onTop } = measured.sizes.get('Card')!;
    expect(onTop?.minified).toBeGreaterThan(1000);
    expect(onTop?.minified).toBeLessThan(1300);
  });

  it('takes as much on top of a core that a component needs nothing of', () => {
    const { alone, onTop } = measured.sizes.get('Label')!;
    expect(alone.minified).toBeGreaterThan(500);
    expect(onTop?.minified).toBeGreaterThan(500);
    expect(onTop?.minified).toBeLessThanOrEqual(alone.minified);
  });

  it('tells what could not be measured, and why', () => {
    expect([...measured.failures.keys()]).toEqual(['Broken']);
    expect(measured.failures.get('Broken')).toMatch(/^Module not found: Can't resolve 'absent'/);
    expect(measured.sizes.has('Broken')).toBe(false);
  });

  it('leaves nothing behind', () => {
    expect(fs.existsSync(workDir)).toBe(false);
  });
});

it('measures alone only where there is no core', async () => {
  const context = createLibrary();
  const { sizes } = await measureSizes({
    subjects: subjects.slice(1, 2),
    context,
    workDir: path.join(context, 'w'),
  });
  expect(Object.keys(sizes.get('Label')!)).toEqual(['alone']);
});

it('tells that the core could not be bundled', async () => {
  const context = createLibrary();
  const { sizes, coreFailure } = await measureSizes({
    subjects: subjects.slice(1, 2),
    core: "import 'absent';",
    context,
    workDir: path.join(context, 'w'),
  });
  expect(coreFailure).toMatch(/^Module not found/);
  expect(sizes.get('Label')).not.toHaveProperty('onTop');
});
