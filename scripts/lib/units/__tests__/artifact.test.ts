import path from 'node:path';
import { readFolder, writeFolder } from '../../__tests__/folders';
import { restoreGenerated, writeArtifact } from '../artifact';
import { readArtifacts } from '../readArtifacts';

const UNIT = { id: 'alpha@2', product: 'alpha', version: 'v2' };

const GENERATED = {
  '.generated/api/alpha-v2.json': '{"pages":[]}',
  '.generated/api/alpha-v2.references': 'abc',
  '.generated/api/alpha-v2/button.json': '{"name":"Button"}',
  'docs/alpha/v2/content/api/button.md': '# Button API',
};

function write({ generated = true, unit = UNIT as { id: string } } = {}) {
  const rootDir = writeFolder({ ...GENERATED, 'docs/alpha/v2/content/button.md': '# Button' });
  const outDir = writeFolder({ 'alpha/button.html': 'Button', 'assets/a.js': 'a' });
  const folder = writeFolder({});
  const written = writeArtifact({ rootDir, unit, outDir, folder, generated, env: { SITE_ADS: '1' } });
  expect(written).toBe(path.join(folder, unit.id));
  return { rootDir, folder };
}

describe('writeArtifact (issue 10 point 6)', () => {
  it('has the output, what is generated beside it, and a stamp', () => {
    const { folder } = write();
    const { 'alpha@2/unit.json': stamp = '', ...files } = readFolder(folder);
    expect(files).toEqual({
      'alpha@2/site/alpha/button.html': 'Button',
      'alpha@2/site/assets/a.js': 'a',
      'alpha@2/api/index.json': '{"pages":[]}',
      'alpha@2/api/references': 'abc',
      'alpha@2/api/data/button.json': '{"name":"Button"}',
      'alpha@2/pages/button.md': '# Button API',
    });
    expect(JSON.parse(stamp)).toEqual({
      format: 1,
      unit: 'alpha@2',
      hash: expect.stringMatching(/^[\da-f]{20}$/) as string,
      node: process.version,
      commit: null,
      settings: { SITE_ADS: expect.stringMatching(/^[\da-f]{12}$/) as string },
      files: 2,
    });
  });

  it.each([
    ['without generated API pages', { generated: false }, 'alpha@2'],
    ['of the root', { unit: { id: 'root' } }, 'root'],
  ])('has nothing more %s', (_case, options, id) => {
    const names = [`${id}/site/alpha/button.html`, `${id}/site/assets/a.js`, `${id}/unit.json`];
    expect(Object.keys(readFolder(write(options).folder))).toEqual(names);
  });

  it('names no file so that an upload leaves it out as hidden', () => {
    const names = Object.keys(readFolder(write().folder));
    expect(names.filter((name) => /(^|\/)\./.test(name))).toEqual([]);
  });
});

describe('restoreGenerated', () => {
  it('puts generated files back and removes older ones, on another machine', () => {
    const [artifact] = readArtifacts([write().folder]);
    const other = writeFolder({
      '.generated/api/alpha-v2/chip.json': 'of an earlier build',
      '.generated/api/beta-v1.json': 'of another unit',
      'docs/alpha/v2/content/button.md': '# Button',
    });
    restoreGenerated(other, UNIT, artifact as NonNullable<typeof artifact>);
    expect(readFolder(other)).toEqual({
      ...GENERATED,
      '.generated/api/beta-v1.json': 'of another unit',
      'docs/alpha/v2/content/button.md': '# Button',
    });
  });
});
