import fs from 'node:fs';
import path from 'node:path';
import type { Unit } from '../../../../src/build/units';
import { writeFolder } from '../../__tests__/folders';
import { writeArtifact, type UnitArtifact } from '../artifact';
import { checkArtifacts, checkSources } from '../checkArtifacts';
import { readArtifacts } from '../readArtifacts';

const ALPHA = { id: 'alpha@2', product: 'alpha', version: 'v2' };
const ROOT = { id: 'root' };
const UNITS: Unit[] = [ALPHA, ROOT];
const SOURCES = { 'docs/alpha/v2/content/button.md': '# Button', 'blog/post.md': '# Post' };

function build(env: NodeJS.ProcessEnv = {}, units = UNITS): { rootDir: string; artifacts: UnitArtifact[] } {
  const rootDir = writeFolder(SOURCES);
  const folder = writeFolder({});
  for (const unit of units) {
    const outDir = writeFolder({ [`${unit.id}.html`]: unit.id });
    writeArtifact({ rootDir, unit, outDir, folder, generated: true, env });
  }
  return { rootDir, artifacts: readArtifacts([folder]) };
}

/** The lines of what is wrong. */
function problemsOf(check: () => void): string[] {
  try {
    check();
  } catch (error) {
    return (error as Error).message.split('\n');
  }
  return [];
}

describe('checkArtifacts (issue 10 point 6)', () => {
  it('takes each unit once, built with the settings of this run', () => {
    const { artifacts } = build({ SITE_URL: 'https://a.example' });
    // What selects units and an empty variable change no output.
    const env = { SITE_URL: 'https://a.example', SITE_ADS: '', SITE_BUILD: 'root', SITE_OUT_DIR: 'out' };
    expect(problemsOf(() => checkArtifacts(UNITS, artifacts, env))).toEqual([]);
  });

  it('names units that are missing, given twice, or of another site', () => {
    const [first, again] = [build({}, [ALPHA]).artifacts, build({}, [ALPHA]).artifacts];
    const other = build({}, [{ id: 'beta@1', product: 'beta', version: 'v1' }]).artifacts;
    const folders = [first, again].map(([artifact]) => artifact?.folder).join(', ');
    expect(problemsOf(() => checkArtifacts(UNITS, [...first, ...again, ...other], {}))).toEqual([
      'These units make no site:',
      '  - root is missing: SITE_BUILD=root npm run build -- --units units',
      `  - alpha@2 is given 2 times, name one: ${folders}`,
      `  - beta@1 in ${other[0]?.folder} is no unit of this merge: leave it out, or set SITE_PRODUCTS and SITE_FIXTURE as its build had them`,
    ]);
  });

  it('names other settings without their values, another Node.js, and files that were lost', () => {
    const { artifacts } = build({ SITE_URL: 'https://a.example', SITE_X_LICENSE_KEY: 'secret' }, [ALPHA]);
    const { folder = '', stamp } = artifacts[0] ?? {};
    fs.rmSync(path.join(folder, 'site/alpha@2.html'));
    const changed = [{ folder, stamp: { ...stamp, node: 'v18.0.0' } }] as UnitArtifact[];
    expect(
      problemsOf(() => checkArtifacts([ALPHA], changed, { SITE_URL: 'https://b.example', SITE_ADS: '1' })),
    ).toEqual([
      'These units make no site:',
      '  - alpha@2 was built with other values of SITE_ADS, SITE_URL, SITE_X_LICENSE_KEY: set here what its build had',
      `  - alpha@2 was built with Node.js v18.0.0, this is ${process.version}: use one of them`,
      '  - alpha@2 has 0 of 1 files: download it again, with hidden files',
    ]);
    expect(fs.readFileSync(path.join(folder, 'unit.json'), 'utf8')).not.toContain('secret');
  });
});

describe('checkSources', () => {
  it('takes what a build would make here, whatever commit it was built from', () => {
    const { rootDir, artifacts } = build();
    const earlier = artifacts.map((each) => ({ ...each, stamp: { ...each.stamp, commit: 'abc' } }));
    expect(problemsOf(() => checkSources(rootDir, UNITS, earlier, {}))).toEqual([]);
  });

  it('names units of other sources, with their commit', () => {
    const { rootDir, artifacts } = build();
    fs.writeFileSync(path.join(rootDir, 'docs/alpha/v2/content/button.md'), '# Changed');
    fs.writeFileSync(path.join(rootDir, 'blog/post.md'), '# Changed');
    const mixed = artifacts.map((each) =>
      each.stamp.unit === 'root' ? { ...each, stamp: { ...each.stamp, commit: 'abc' } } : each,
    );
    expect(problemsOf(() => checkSources(rootDir, UNITS, mixed, {}))).toEqual([
      'These units were built from other sources than are here:',
      '  - alpha@2, of files that are not committed',
      '  - root, of commit abc',
      'Check out the commit that they were built from, or build them again from this one.',
    ]);
  });
});
