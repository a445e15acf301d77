import fs from 'node:fs';
import path from 'node:path';
import { parseDirective } from '../../../plugins/demos/remark/notation';
import { loadManifest } from '../../../src/pages-manifest/loadManifest';
import { loadProducts } from '../../../src/pages-manifest/writeManifest';
import { listFiles, makeFolder, makeSite, runImport } from './support';

const VERSION = 'docs/acme-ui/v2';

const read = (rootDir: string, file: string): string => fs.readFileSync(path.join(rootDir, file), 'utf8');

/** The lines of a report below the one that begins with a file's name. */
function reportOf(report: string, file: string): string {
  const lines = report.split('\n');
  const start = lines.findIndex((line) => line.startsWith(`${file} `));
  const rest = lines.slice(start + 1);
  return [
    lines[start],
    ...rest.slice(
      0,
      rest.findIndex((line) => !line.startsWith('  ')),
    ),
  ].join('\n');
}

describe('importFolder: a folder of that family (issue 3 point 1, design §5)', () => {
  let rootDir: string;
  let report: string;
  let exitCode: number;

  beforeAll(async () => {
    rootDir = makeSite();
    ({ report, exitCode } = await runImport(rootDir));
  });

  it('puts pages, demos, modules and pictures into this layout (design §2)', () => {
    expect(listFiles(path.join(rootDir, VERSION))).toEqual([
      'content/customization/glaze/glaze.md',
      'content/customization/theme/theme.md',
      'content/getting-started/getting-started.md',
      'content/getting-started/installation/installation.md',
      'content/integrations/samovar/samovar.md',
      'content/react-kettle/BasicKettle.tsx',
      'content/react-kettle/KettleSizes.js',
      'content/react-kettle/StyledKettle/css/index.tsx',
      'content/react-kettle/StyledKettle/system/index.tsx',
      'content/react-kettle/StyledKettle/tailwind/index.tsx',
      'content/react-kettle/beside.svg',
      'content/react-kettle/kettle.svg',
      'content/react-kettle/react-kettle.md',
      'content/react-kettle/waters.ts',
      'content/react-tea-cup/react-tea-cup.md',
      'content/tea-leaves/tea-leaves.md',
      'content/use-steep/Steep.jsx',
      'content/use-steep/use-steep.md',
      'package.json',
      'pages.ts',
      'shared/pour.ts',
      'tsconfig.json',
    ]);
    expect(listFiles(path.join(rootDir, 'static'))).toEqual([
      'static/images/glaze/kettle-large.svg',
      'static/images/glaze/kettle-small.svg',
      'static/images/shelf.svg',
    ]);
  });

  it('has no problem in the page manifest', () => {
    const { manifest, problems } = loadManifest({ rootDir, products: loadProducts(rootDir) });
    expect(problems).toEqual([]);
    const pages = manifest.products[0]?.versions[0]?.pages ?? [];
    expect(pages.map(({ pathname, group }) => [pathname, ...group].join(' < '))).toEqual([
      '/acme-ui/getting-started < Getting started',
      '/acme-ui/getting-started/installation < Getting started',
      '/acme-ui/react-kettle < Components < Hot vessels',
      '/acme-ui/react-tea-cup < Components < Hot vessels',
      '/acme-ui/use-steep < Components < Hot vessels',
      '/acme-ui/customization/glaze < Customization < Theme',
      '/acme-ui/customization/theme < Customization < Theme',
      '/acme-ui/integrations/samovar < Customization < Theme',
      '/acme-ui/tea-leaves < Imported',
    ]);
    expect(pages.find(({ pathname }) => pathname.endsWith('kettle'))).toMatchObject({
      description: 'A kettle heats water.',
      demos: ['BasicKettle.tsx', 'KettleSizes.js', 'StyledKettle'],
    });
  });

  it('takes demos as they are', () => {
    const source = path.join(
      __dirname,
      '__fixtures__/family/docs/data/acme/components/kettles/KettleSizes.js',
    );
    expect(read(rootDir, `${VERSION}/content/react-kettle/KettleSizes.js`)).toBe(
      fs.readFileSync(source, 'utf8'),
    );
  });

  it('writes notations that this site reads', () => {
    const pages = listFiles(path.join(rootDir, VERSION)).filter((file) => file.endsWith('.md'));
    const texts = pages.map((file) => read(rootDir, `${VERSION}/${file}`).replace(/<!--[^]*?-->/g, ''));
    const directives = texts.flatMap((text) => text.match(/^\{\{".*\}\}$/gm) ?? []);
    const problems = directives.flatMap((text) => parseDirective(text, ['ComponentLinkHeader']).problems);
    expect(directives).toHaveLength(5);
    expect(problems).toEqual([]);
  });

  it('rewrites the page', () => {
    const page = read(rootDir, `${VERSION}/content/react-kettle/react-kettle.md`);
    expect(page).toContain(
      '{{"demo": "BasicKettle.tsx", "bg": "inline", "defaultCodeOpen": false}}\n\nText right below',
    );
    expect(page).toContain('## Heat & steam {#heat-steam}');
    expect(page).toContain('Like [this section](#heat-steam)');
    expect(page).toContain('(/acme-ui/customization/theme#createglaze-options-glaze)');
    expect(page).toContain('![A kettle](./kettle.svg)');
    expect(page).toContain('`docs/src/modules/components/KettleShowcase.js`');
    expect(page).toContain('{{"demo": "InCode.js"}} and [a link](/acme-ui/react-kettle/)');
  });

  it('reports file by file what it could not take over, with lines', () => {
    expect(reportOf(report, 'components/kettles/kettles.md')).toBe(
      [
        'components/kettles/kettles.md -> content/react-kettle/react-kettle.md (10 not taken, 1 note)',
        '  not taken line 8: front matter: "waiAria" must be a valid uri with a scheme matching the http|https pattern. Left out: "not an address"',
        '  not taken line 18: page component ComponentLinkHeader: unknown option "color" left out',
        '  not taken line 27: demo "KettleSizes.js": option left out: unknown option "glow"; the options are demo, bg, hideToolbar, defaultCodeOpen, disableAd, iframe, maxWidth, height, disableLiveEdit, defaultExpanded, download',
        '  not taken line 27: demo "KettleSizes.js": option left out: "hideToolbar" is "yes"; write true or false without quotes',
        '  not taken line 31: link to /acme-ui/react-kettle#no-such-heading: the page has no such heading; the anchor is left out',
        '  not taken line 34: picture /static/images/lost.svg is not given',
        '  note      line 38: link to /acme-ui/api/kettle: this site does not have the page yet',
        '  not taken line 40: unknown page component "modules/components/Whistle.js"; a visible note stands in its place',
        '  not taken line 43: unknown page component "docs/src/modules/components/KettleShowcase.js"; a visible note stands in its place',
        '  not taken line 49: demo "AliasKettle.js" not taken: it imports "docs/src/modules/components/Frame", which exists in its repository only; a visible note stands in its place',
        '  not taken line 51: demo "NoSuchKettle.js" not taken: there is no such file; a visible note stands in its place',
      ].join('\n'),
    );
    expect(reportOf(report, 'components/kettles/KettleSizes.js')).toContain('"acme-boiler" is not installed');
    expect(reportOf(report, 'components/kettles/kettles-pt.md')).toContain('it is a translation');
    expect(reportOf(report, 'components/kettles/')).toContain('no page shows it: LeftOver.js');
    expect(reportOf(report, 'components/use-steep/use-steep.md')).not.toContain('not taken');
    expect(reportOf(report, 'pages.ts')).toContain('/acme-ui/getting-started/templates');
  });

  it('ends with counts, and says what to install', () => {
    expect(report).toMatch(
      /Imported into docs\/acme-ui\/v2: 9 pages, 4 demos \(2 in JavaScript only\); files: 25 new\./,
    );
    expect(report).toContain('18 things could not be taken over, in 5 files.');
    expect(report).toContain('npm install --save-exact -w docs/acme-ui/v2 acme-boiler');
    expect(exitCode).toBe(2);
  });

  it('changes nothing the second time', async () => {
    const again = await runImport(rootDir);
    expect(again.report).toContain('files: 0 new, 23 unchanged.');
  });

  it('leaves no temporary files behind', () => {
    expect(fs.readdirSync(path.join(rootDir, '.cache'))).toEqual([]);
  });
});

describe('importFolder: files that are there already', () => {
  it('are not overwritten without --force, and nothing else is written', async () => {
    const rootDir = makeSite();
    await runImport(rootDir);
    const page = `${VERSION}/content/react-tea-cup/react-tea-cup.md`;
    fs.writeFileSync(path.join(rootDir, page), '# Mine\n');
    fs.rmSync(path.join(rootDir, `${VERSION}/content/use-steep`), { recursive: true });
    await expect(runImport(rootDir)).rejects.toThrow(
      /Nothing was written[\s\S]*react-tea-cup\.md[\s\S]*--force/,
    );
    expect(fs.existsSync(path.join(rootDir, `${VERSION}/content/use-steep`))).toBe(false);

    const { report } = await runImport(rootDir, { force: true });
    expect(report).toContain('files: 2 new, 1 replaced');
    expect(read(rootDir, page)).toContain('# Tea cup');
  });

  it('are named by --dry-run, which writes nothing', async () => {
    const rootDir = makeSite();
    const before = listFiles(rootDir);
    const { report, exitCode } = await runImport(rootDir, { dryRun: true });
    expect(report).toMatch(/Would import[\s\S]*Nothing was written/);
    expect(exitCode).toBe(2);
    expect(listFiles(rootDir)).toEqual(before);
  });
});

describe('importFolder: other folders', () => {
  const page = '# Cup\n\n<p class="description">A cup.</p>\n\n{{"demo": "Cup.js"}}\n';
  const tree =
    "export default [{ pathname: '/acme-ui/getting-started' }, { pathname: '/acme-ui/react-cup' }];";

  it('ends with 0 when everything was taken over', async () => {
    const folder = makeFolder({
      'pages.ts': tree,
      'components/cups/cups.md': page,
      'components/cups/Cup.tsx': 'export default function Cup() {\n  return <p>Tea</p>;\n}\n',
      'getting-started/getting-started.md': '# Start\n\nSee [cups](/acme-ui/react-cup/).\n',
    });
    const rootDir = makeSite();
    const { report, exitCode } = await runImport(rootDir, { folder, static: undefined });
    expect(report).toContain('Everything was taken over.');
    expect(exitCode).toBe(0);
    expect(loadManifest({ rootDir, products: loadProducts(rootDir) }).problems).toEqual([]);
  });

  it('puts all pages into "Imported" where there is no tree', async () => {
    const folder = makeFolder({ 'getting-started.md': '# Start\n', 'cups/cups.md': '# Cups and saucers\n' });
    const rootDir = makeSite();
    const { report } = await runImport(rootDir, { folder });
    expect(report).toContain('no page tree was found');
    expect(read(rootDir, `${VERSION}/pages.ts`)).toContain(
      "{ pathname: '/acme-ui/cups', title: 'Cups and saucers' }",
    );
    expect(loadManifest({ rootDir, products: loadProducts(rootDir) }).problems).toEqual([]);
  });

  it('adds to that group later', async () => {
    const rootDir = makeSite();
    await runImport(rootDir, { folder: makeFolder({ 'getting-started.md': '# Start\n' }) });
    await runImport(rootDir, { folder: makeFolder({ 'cups.md': '# Cups\n' }), force: true });
    const { manifest, problems } = loadManifest({ rootDir, products: loadProducts(rootDir) });
    expect(problems).toEqual([]);
    expect(manifest.products[0]?.versions[0]?.pages.map(({ group }) => group)).toEqual([
      ['Imported'],
      ['Imported'],
    ]);
  });

  it('takes one page more into a version that lists it', async () => {
    const rootDir = makeSite();
    await runImport(rootDir);
    fs.rmSync(path.join(rootDir, `${VERSION}/content/react-tea-cup`), { recursive: true });
    const folder = makeFolder({ 'tea-cups.md': '# Tea cup\n' });
    const { report } = await runImport(rootDir, { folder });
    expect(report).toContain('files: 1 new.');
    expect(read(rootDir, `${VERSION}/content/react-tea-cup/react-tea-cup.md`)).toContain('# Tea cup');
    expect(loadManifest({ rootDir, products: loadProducts(rootDir) }).problems).toEqual([]);
  });

  it('keeps pages of an earlier import in the tree', async () => {
    const rootDir = makeSite();
    await runImport(rootDir);
    const folder = makeFolder({ 'pages.ts': tree, 'getting-started.md': '# Start again\n' });
    await runImport(rootDir, { folder, force: true });
    const { manifest, problems } = loadManifest({ rootDir, products: loadProducts(rootDir) });
    expect(problems).toEqual([]);
    expect(manifest.products[0]?.versions[0]?.pages).toHaveLength(9);
  });

  it('takes a version that docs/products.ts does not list, and says what to add', async () => {
    const folder = makeFolder({ 'pages.ts': tree, 'cups/cups.md': '# Cup\n' });
    const { report, exitCode } = await runImport(makeSite(), { folder, version: 'v1' });
    expect(reportOf(report, 'docs/products.ts')).toContain("add { id: 'v1' } to its versions");
    expect(exitCode).toBe(2);
  });

  it.each([
    ['no such folder', { folder: '/nowhere/at/all' }, /There is no folder/],
    ['no page in it', { folder: makeFolder({ 'README.md': '# Read me' }) }, /no page of "acme-ui"/],
    ['no such tree', { pages: '/nowhere/pages.ts' }, /There is no page tree/],
    ['no such pictures', { static: '/nowhere/static' }, /There is no folder/],
  ])('fails and writes nothing: %s', async (_name, request, message) => {
    const rootDir = makeSite();
    const before = listFiles(rootDir);
    await expect(runImport(rootDir, request)).rejects.toThrow(message);
    expect(listFiles(rootDir)).toEqual(before);
  });
});
