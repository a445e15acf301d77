import { checkVersions } from '../checkVersions';
import { current, earlier, facts, toManifest } from './support';

const manifest = toManifest(current, earlier);

function check(change: object, index = 0) {
  const rows = facts.map((row, at) => (at === index ? { ...row, ...change } : row));
  return checkVersions(rows, manifest, "{ product: 'alpha' }").map(
    ({ message, value, fix }) => `${message} | ${value} | ${fix}`,
  );
}

describe('checkVersions (issue 7 point 4)', () => {
  it('finds nothing wrong with right rows', () => {
    expect(check({})).toEqual([]);
  });

  it.each([
    [{ released: '2026-13-01' }, /"released" is not a day.*2026-13-01.*Write a day/],
    [{ notes: 'http://alpha.example' }, /not an address with https.*\{version\}/],
    [{ status: 'done' }, /"status" must be.*"done".*"maintained" or "beta"/],
    [{ relased: '2026-01-01' }, /Unknown key "relased".*Write "released"/],
    [{ version: '3' }, /not a name such as v9/],
    [{ migration: 'javascript:0' }, /migration/],
    [{ migration: '/alpha/nowhere' }, /The migration guide is not a page of this site/],
    [{ numbers: ['3.0.0'] }, /"numbers" of a version on this site.*Leave out "numbers"/],
  ])('tells what is wrong with %p', (change, expected) => {
    expect(check(change).join('\n')).toMatch(expected);
  });

  it('wants number and address of a version elsewhere', () => {
    const problems = check({ numbers: undefined, docs: undefined }, 2);
    expect(problems).toHaveLength(2);
    expect(problems.join('\n')).toMatch(/needs "numbers"[^]*needs "docs".*on this site are v3, v2/);
  });

  it('tells of unknown products, of rows that are there twice, and of versions without a row', () => {
    expect(check({ product: 'beta' })).toEqual([
      'beta v3: There is no such product. | "beta" | Write one of alpha.',
      expect.stringMatching(/A version on this site has no row.*"alpha v3".*Add \{ product: 'alpha'/),
    ]);
    expect(check({ version: 'v3' }, 1).join()).toMatch(/Two rows are of the same version/);
  });

  it('names file and line', () => {
    const [problem] = checkVersions([{ product: 'alpha' }], toManifest(), "\n{ product: 'alpha' }");
    expect(problem).toMatchObject({ file: 'docs/versions.ts', line: 2 });
  });
});
