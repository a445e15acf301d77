import path from 'node:path';
import { buildAloneEntries, buildOnTopEntries } from '../buildEntries';
import { measureBytes, subtractBytes } from '../compress';
import { coreOf } from '../coreOf';
import { findInstalled, listVersions } from '../listVersions';
import { createLibrary } from './packages';

const subject = { name: 'Button', importLine: "import Button from '@mui/material/Button';" };

describe('entries', () => {
  it('use the import, so that no bundler leaves it out', () => {
    expect(buildAloneEntries([subject])).toEqual([
      { name: 'Button', modules: ["import Button from '@mui/material/Button';\nglobalThis.own = Button;"] },
    ]);
  });

  it('come with the core, beside one of the core alone', () => {
    const [core, button] = buildOnTopEntries([subject], 'core();');
    expect(core).toEqual({ name: '(core)', modules: ['core();'] });
    expect(button).toEqual({ name: 'Button', modules: ['core();', expect.stringContaining('Button')] });
  });
});

describe('coreOf', () => {
  it.each([
    ['@mui/material', '@mui/material/styles'],
    ['@mui/x-data-grid', '@mui/material/styles'],
    ['@toolpad/core', '@mui/material/styles'],
    ['@mui/joy', '@mui/joy/styles'],
    ['@mui/system', '@mui/system'],
    ['@base-ui/react', '@base-ui/react/use-render'],
  ])('of %s imports %s', (name, source) => {
    expect(coreOf(name)?.code).toContain(`'${source}'`);
  });

  it('is none of other packages', () => {
    expect(coreOf('react-select')).toBeUndefined();
  });
});

describe('bytes', () => {
  it('are those of each encoding', async () => {
    const { minified, gzip, brotli } = await measureBytes(Buffer.from('a'.repeat(1000)));
    expect(minified).toBe(1000);
    expect(gzip).toBeLessThan(40);
    expect(brotli).toBeLessThan(gzip);
  });

  it('are never less than none', () => {
    const size = { minified: 20, gzip: 30, brotli: 24 };
    expect(subtractBytes(size, { minified: 15, gzip: 32, brotli: 24 })).toEqual({
      minified: 5,
      gzip: 0,
      brotli: 0,
    });
  });
});

describe('listVersions', () => {
  it('lists what a package can bring, wherever it is installed', () => {
    const root = createLibrary({
      'node_modules/helper/package.json': JSON.stringify({
        name: 'helper',
        version: '2.0.0',
        dependencies: { tiny: '*', deep: '*' },
      }),
      'node_modules/helper/node_modules/deep/package.json': '{"name":"deep","version":"3.0.0"}',
      'node_modules/react/package.json': '{"name":"react","version":"19.0.0"}',
    });
    expect(listVersions(path.join(root, 'node_modules/tiny'))).toEqual([
      'deep@3.0.0',
      'helper@2.0.0',
      'tiny@1.0.0',
    ]);
  });

  it('finds packages from a folder upwards', () => {
    const root = createLibrary();
    expect(findInstalled('tiny', path.join(root, 'docs/a/b'))).toBe(path.join(root, 'node_modules/tiny'));
    expect(findInstalled('absent', root)).toBeNull();
  });
});
