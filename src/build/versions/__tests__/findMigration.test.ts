import type { VersionFacts } from '../../../../docs/versions';
import { findMigration } from '../findMigration';
import { current, earlier, facts, toVersion } from './support';

const elsewhere: VersionFacts = {
  product: 'alpha',
  version: 'v1',
  released: '2024-04-01',
  notes: 'https://alpha.example/releases/1',
  migration: 'https://v1.alpha.example/migration/',
};

describe('findMigration (issue 7 point 5)', () => {
  it('leads from an earlier version to the next one', () => {
    expect(findMigration(earlier, facts)).toBe('/alpha/migration');
    const own = facts.map((row) => (row.version === 'v2' ? { ...row, migration: '/alpha/to-v2' } : row));
    expect(findMigration(toVersion('v1-beta', ['start']), own)).toBe('/alpha/to-v2');
  });

  it('passes over guides on other hosts', () => {
    const [newest, ...rest] = facts;
    expect(findMigration(toVersion('v1-beta', ['start']), [newest!, elsewhere, ...rest])).toBe(
      '/alpha/migration',
    );
    expect(findMigration(earlier, [elsewhere, facts[1]!])).toBeUndefined();
  });

  it('leads nowhere from the current version, and from one without a row', () => {
    expect(findMigration(current, facts)).toBeUndefined();
    expect(findMigration(toVersion('v0', ['start']), [])).toBeUndefined();
  });
});
