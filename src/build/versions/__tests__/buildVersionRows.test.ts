import { versions } from '../../../../docs/versions';
import { buildVersionRows } from '../buildVersionRows';
import { current, earlier, facts, toManifest } from './support';

describe('buildVersionRows (issue 7 point 4)', () => {
  const { alpha = [] } = buildVersionRows(toManifest(current, earlier), facts);

  it('fills in what is installed, and takes the rest from the data', () => {
    expect(alpha.map(({ label, docs }) => [label, docs])).toEqual([
      ['3.2.0', '/alpha/start'],
      ['2.2.0', '/alpha/v2/start'],
      ['1.0.0-beta.0 – 1.0.0-beta.4', 'https://v1.alpha.example/'],
    ]);
    expect(alpha[0]).toMatchObject({
      released: '2026-02-01',
      notes: 'https://alpha.example/releases/3.2.0',
      migration: '/alpha/migration',
    });
  });

  it('has the status of the product for its current version, else that of the row', () => {
    expect(alpha.map(({ status }) => status)).toEqual(['current', 'maintained', 'beta']);
  });
});

it('the ranges of v6 beta and v5 beta are rows (spec §2)', () => {
  const ranges = versions.flatMap(({ numbers }) => (numbers?.length === 2 ? [numbers] : []));
  expect(ranges.some(([first]) => first.startsWith('6.0.0-beta'))).toBe(true);
  expect(ranges.some(([first]) => first.startsWith('5.0.0-beta'))).toBe(true);
});
