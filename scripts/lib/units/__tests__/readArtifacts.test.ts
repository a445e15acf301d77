import path from 'node:path';
import { writeFolder } from '../../__tests__/folders';
import { checkTarget } from '../checkTarget';
import { readArtifacts } from '../readArtifacts';

const stamp = (unit: string, format = 1) => JSON.stringify({ format, unit });

describe('readArtifacts (issue 10 point 6)', () => {
  it('reads a folder of units, and single units', () => {
    const folder = writeFolder({
      'root/unit.json': stamp('root'),
      'alpha@2/unit.json': stamp('alpha@2'),
      'other/file.txt': '',
    });
    const single = writeFolder({ 'unit.json': stamp('beta@1') });
    const found = readArtifacts([folder, single]);
    expect(found.map((artifact) => artifact.stamp.unit)).toEqual(['alpha@2', 'root', 'beta@1']);
    expect(found[0]?.folder).toBe(path.join(folder, 'alpha@2'));
  });

  it('lists every folder and stamp that is none', () => {
    const folder = writeFolder({
      'a/unit.json': '{"format":',
      'b/unit.json': stamp('b@1', 7),
      'empty/x.txt': '',
    });
    const at = (name: string) => path.join(folder, name);
    expect(() => readArtifacts([folder, at('empty'), 'nowhere'])).toThrow(
      [
        'Units that cannot be read:',
        `  - ${at('a/unit.json')} is no JSON: the unit was not written or not downloaded to its end`,
        `  - ${at('b/unit.json')} has format 7, this site reads 1: build the unit again`,
        `  - ${at('empty')} has no unit.json, and no folder in it has: write units with "npm run build -- --units ${at('empty')}"`,
        '  - nowhere has no unit.json, and no folder in it has: write units with "npm run build -- --units nowhere"',
      ].join('\n'),
    );
  });
});

describe('checkTarget', () => {
  const check = (target: string, folder: string) => () =>
    checkTarget(path.resolve(target), [{ folder, stamp: { unit: 'root' } as never }]);

  it('takes a folder beside the units', () => {
    expect(check('build', 'units/root')).not.toThrow();
    expect(check('units-merged', 'units/root')).not.toThrow();
  });

  it.each([
    ['units', 'units/root'],
    ['units/root', 'units/root'],
    ['units/root/site', 'units/root'],
    ['.', 'units/root'],
  ])('refuses to empty %s', (target, folder) => {
    expect(check(target, folder)).toThrow(
      `${target} is emptied before the site is written there, and ${folder} with it.\nName another folder with --out.`,
    );
  });
});
