import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { MANIFEST_FILE, readManifest, writeManifest } from '../writeManifest';
import { fixtureRoot } from './fixtures';

jest.setTimeout(60_000);

const root = path.resolve(__dirname, '../../..');
let site: string;

/** A copy of a fixture outside the repository, with its packages. */
function copyOf(fixture: string): string {
  fs.cpSync(fixtureRoot(fixture), site, { recursive: true });
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(site, 'node_modules'));
  return site;
}

beforeEach(() => {
  site = fs.mkdtempSync(path.join(os.tmpdir(), 'manifest-'));
});

afterEach(() => {
  fs.rmSync(site, { recursive: true, force: true });
});

describe('writeManifest (design §2 "writes one JSON")', () => {
  it('writes what readManifest reads', () => {
    const { manifest, problems } = writeManifest(copyOf('valid'));
    expect(problems).toEqual([]);
    expect(readManifest(site)).toEqual(JSON.parse(JSON.stringify(manifest)));
  });

  it('writes only when something changed', () => {
    expect(writeManifest(copyOf('valid')).changed).toBe(true);
    expect(writeManifest(site).changed).toBe(false);
    fs.appendFileSync(path.join(site, 'docs/alpha/v2/content/start/start.md'), '\n## More\n');
    expect(writeManifest(site).changed).toBe(true);
    expect(JSON.stringify(readManifest(site))).toContain('"id":"more"');
  });

  it('reads pages.ts afresh', () => {
    writeManifest(copyOf('valid'));
    const tree = path.join(site, 'docs/alpha/v2/pages.ts');
    fs.writeFileSync(tree, fs.readFileSync(tree, 'utf8').replace("'Overview'", "'At a glance'"));
    expect(writeManifest(site).manifest.products[0]?.versions[0]?.pages[0]?.title).toBe('At a glance');
  });

  it('leaves no manifest of a wrong site, unless tolerant', () => {
    expect(() => writeManifest(copyOf('wrong-tree'))).toThrow(/20 problems/);
    expect(() => readManifest(site)).toThrow(
      `There is no page manifest at ${MANIFEST_FILE}. Run "npm run manifest" first.`,
    );
    expect(writeManifest(site, { tolerant: true }).problems).toHaveLength(20);
    expect(readManifest(site).products).toHaveLength(2);
  });

  it('names the line of a mistake in products.ts', () => {
    fs.mkdirSync(path.join(site, 'docs'));
    fs.writeFileSync(path.join(site, 'docs/products.ts'), 'export const products = [\n  { id: },\n];\n');
    expect(() => writeManifest(site)).toThrow(/^docs\/products\.ts:2 does not load/);
  });
});

describe('npm run manifest (design §2, §7)', () => {
  const run = () =>
    spawnSync(process.execPath, [require.resolve('tsx/cli'), path.join(root, 'scripts/manifest.ts'), site], {
      encoding: 'utf8',
    });

  it('prints counts', () => {
    copyOf('valid');
    const { status, stdout } = run();
    expect([status, stdout.trim()]).toEqual([0, 'Page manifest: 3 products, 5 versions, 10 pages']);
  });

  it('prints all problems and exits with 1', () => {
    copyOf('wrong-pages');
    const { status, stderr } = run();
    expect(status).toBe(1);
    expect(stderr).toContain('yaml.md:3: The front matter is not valid YAML');
    expect(stderr).toContain('react-demo.md:7: The page names a demo');
  });
});
