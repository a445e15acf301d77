import fs from 'node:fs';
import path from 'node:path';
import type { ProductRow } from '../../../docs/products';
import { readImportArgs } from '../importArgs';
import { openPackages } from '../packages';
import { openPictures } from '../openPictures';
import { resolveTarget } from '../resolveTarget';
import { printPackageJson, TSCONFIG, unsettledRange } from '../workspaceFiles';
import { comparePlan, writePlan } from '../writePlan';
import { listFiles, makeFolder, makeSite, PICTURES } from './support';

const products = [
  { id: 'acme-ui', basePath: '/acme-ui', versions: [{ id: 'v2', current: true }] },
  { id: 'x-grid', basePath: '/x', prefixes: ['/x/react-grid'], versions: [{ id: 'v1', current: true }] },
] as ProductRow[];

describe('readImportArgs', () => {
  it('reads folder, product, version and options', () => {
    expect(
      readImportArgs(['in', '--product', 'acme-ui', '--version', '6', '--dry-run', '--static', 'pictures']),
    ).toEqual({
      folder: 'in',
      product: 'acme-ui',
      version: 'v6',
      pages: undefined,
      static: 'pictures',
      dryRun: true,
      force: false,
    });
  });

  it('lists everything that is wrong at once (design §7)', () => {
    expect(() => readImportArgs(['--product', '../x', '--version', 'six'])).toThrow(
      /0 folders are named[\s\S]*--product is "..\/x"[\s\S]*--version is "six"[\s\S]*Usage/,
    );
    expect(() => readImportArgs(['in', '--prodct', 'a'])).toThrow(/--prodct[\s\S]*Usage/);
  });
});

describe('resolveTarget (docs/products.ts)', () => {
  const request = { product: 'acme-ui', version: 'v2' };

  it('finds product, version and base path', () => {
    const { target, version, findings } = resolveTarget(products, request, [{ pathname: '/acme-ui/a' }]);
    expect(target).toMatchObject({ basePath: '/acme-ui', sourceBase: '/acme-ui', prefixes: ['/acme-ui'] });
    expect(target.ownerOf('/x/react-grid/b')).toBe('x-grid');
    expect(version).toEqual({ id: 'v2', current: true });
    expect(findings).toEqual([]);
  });

  it('finds out the base path that the source has', () => {
    const nodes = [
      { pathname: '/g', children: [{ pathname: '/acme/a' }, { pathname: '/acme/b' }] },
      { pathname: '/x/c' },
    ];
    const { target, findings } = resolveTarget(products, request, nodes);
    expect(target.sourceBase).toBe('/acme');
    expect(findings).toEqual([
      {
        file: 'docs/products.ts',
        kind: 'changed',
        message: expect.stringContaining('below /acme are rewritten'),
      },
    ]);
  });

  it('says what to add for a version or a product that is not listed', () => {
    expect(resolveTarget(products, { ...request, version: 'v1' }, []).findings[0]?.message).toContain(
      "add { id: 'v1' }",
    );
    const made = resolveTarget(products, { product: 'teapots', version: 'v1' }, [{ pathname: '/pots/a' }]);
    expect(made.target).toMatchObject({ basePath: '/pots', sourceBase: '/pots' });
    expect(made.findings[0]).toMatchObject({ kind: 'lost', message: expect.stringContaining('add a row') });
  });

  it('refuses a name that is probably a slip', () => {
    expect(() => resolveTarget(products, { ...request, product: 'acme-iu' }, [])).toThrow(
      /Did you mean "acme-ui"\?/,
    );
  });
});

describe('openPackages', () => {
  const rootDir = makeSite(['react', '@acme/ui']);
  const packages = openPackages(path.join(rootDir, 'docs/acme-ui/v2'));

  it('finds packages as a workspace that is not there yet will find them', () => {
    expect(packages.versionOf('@acme/ui')).toBe('9.1.2');
    expect(packages.problemOf('react')).toBeNull();
  });

  it.each([
    ['boiler/lid', '"boiler" is not installed'],
    ['@acme/ui/Kettle', '"@acme/ui/Kettle" does not exist in the installed @acme/ui 9.1.2'],
    ['node:fs', '"node:fs" is a module of Node'],
  ])('%s: %s', (specifier, problem) => {
    expect(packages.problemOf(specifier)).toBe(problem);
  });
});

describe('workspace files (design §4 "each docs folder is an npm workspace")', () => {
  const packages = {
    versionOf: (name: string) =>
      ({ react: '19.3.1', 'react-dom': '19.3.1', '@acme/ui': '9.1.2', tea: '1.0.0' })[name] ?? null,
    problemOf: () => null,
  };
  const workspace = { product: 'acme-ui', name: 'Acme UI', version: 'v9', library: '@acme/ui' };

  it('pins what the demos import to what is installed', () => {
    expect(JSON.parse(printPackageJson(workspace, ['tea', 'gone'], packages))).toEqual({
      name: 'docs-acme-ui-v9',
      version: '0.0.0',
      private: true,
      description: 'Acme UI 9: pages, demos and the libraries they document',
      dependencies: { '@acme/ui': '9.1.2', react: '19.3.1', 'react-dom': '19.3.1', tea: '1.0.0' },
    });
  });

  it('asks for the version that the pages document, where another is installed', () => {
    expect(unsettledRange({ ...workspace, version: 'v6' }, packages)).toBe('^6.0.0');
    expect(unsettledRange(workspace, packages)).toBeNull();
    expect(
      JSON.parse(printPackageJson({ ...workspace, version: 'v6' }, [], packages)).dependencies['@acme/ui'],
    ).toBe('^6.0.0');
  });

  it('has the same tsconfig.json as other workspaces', () => {
    const other = path.join(__dirname, '../../../docs/joy-ui/v5/tsconfig.json');
    expect(TSCONFIG).toBe(fs.readFileSync(other, 'utf8'));
  });
});

describe('openPictures', () => {
  it.each([PICTURES, path.dirname(PICTURES)])('finds /static/… in %s', (folder) => {
    const pictures = openPictures(folder);
    expect(pictures.find('/static/images/shelf.svg')).toBe(path.join(PICTURES, 'images/shelf.svg'));
    expect(pictures.find('/static/../../data/acme/pages.ts')).toBeUndefined();
    expect(pictures.list('/static/images/glaze/kettle-')).toEqual([
      '/static/images/glaze/kettle-large.svg',
      '/static/images/glaze/kettle-small.svg',
    ]);
  });

  it('says so where there is no such folder', () => {
    expect(() => openPictures('/nowhere/at/all')).toThrow(/no folder/);
  });
});

describe('writePlan (issue 3 point 1: nothing half-written)', () => {
  it('tells new, differing and equal files apart', () => {
    const rootDir = makeFolder({ 'a.md': 'A', 'b.md': 'B' });
    const files = [
      { to: 'a.md', text: 'A' },
      { to: 'b.md', text: 'other' },
      { to: 'c.md', text: 'C' },
    ];
    const { created, differing, unchanged } = comparePlan(rootDir, files);
    expect([created, differing, unchanged].map((list) => list.map(({ to }) => to))).toEqual([
      ['c.md'],
      ['b.md'],
      ['a.md'],
    ]);
  });

  it('removes what it wrote where one file cannot be written', () => {
    const rootDir = makeFolder({ 'a.md': 'A' });
    const files = [
      { to: 'a.md', text: 'other' },
      { to: 'new/deep/b.md', text: 'B' },
      { to: 'c.md', copyOf: path.join(rootDir, 'gone.md') },
    ];
    expect(() => writePlan(rootDir, files)).toThrow(/gone\.md/);
    expect(listFiles(rootDir)).toEqual(['a.md']);
    expect(fs.readFileSync(path.join(rootDir, 'a.md'), 'utf8')).toBe('A');
  });
});
