/** The package's exports compared with the pages (issue 9 point 1). */
import type { ManifestPage, ManifestVersion } from '../../../src/pages-manifest/types';
import { checkCoverage } from '../checkCoverage';
import { makeDoc } from './makeDoc';

const written = (components: string[]) => makeDoc('', { components }).page;
const api = (name: string): ManifestPage => ({ ...makeDoc('').page, api: { name, kind: 'component' } });

const versionOf = (...pages: ManifestPage[]) => ({ product: 'alpha', id: 'v2', pages }) as ManifestVersion;
const row = (except: Record<string, string>) => ({ product: 'alpha', version: 'v2', except });

it('names what no page shows', () => {
  const version = versionOf(api('Button'), api('IconButton'), written(['Button']));
  expect(checkCoverage(row({}), version)).toEqual([expect.objectContaining({ value: 'IconButton' })]);
  expect(checkCoverage(row({ IconButton: 'of Button' }), version)).toEqual([]);
});

it('names exceptions without need', () => {
  const version = versionOf(api('Button'), written(['Button']));
  expect(checkCoverage(row({ Button: 'x', Gone: 'y' }), version).map(({ value }) => value)).toEqual([
    'Button',
    'Gone',
  ]);
});
