import fs from 'node:fs';
import path from 'node:path';
import Ajv from 'ajv';
import { extractPackage } from '../node/packages';
import type { ApiDocument } from '../types';
import { listInstalled, loadInstalled } from './installed';

const schema = JSON.parse(fs.readFileSync(path.resolve(__dirname, '../api.schema.json'), 'utf8')) as object;
const validate = new Ajv({ allErrors: true }).compile(schema);

/** What the schema says against documents, by name. */
function listErrors(documents: readonly ApiDocument[]): string[] {
  return documents.flatMap((document) =>
    validate(document)
      ? []
      : (validate.errors ?? []).map(({ dataPath, message }) => `${document.name}${dataPath} ${message}`),
  );
}

/** Texts that show how the generator works instead of what a reader writes. */
const SLIPS = /import\(|\[object|__type|\bNonNullable<|__\d+\b/;

describe.each(listInstalled())('%s', (packageDir) => {
  it('fits the published schema, sorted and without a trace of the generator (issue 4)', async () => {
    const documents = await loadInstalled(packageDir);
    const names = documents.map(({ name }) => name);
    expect(listErrors(documents)).toEqual([]);
    expect(names.length).toBeGreaterThan(0);
    expect(names).toEqual([...new Set(names)].sort());
    expect(
      documents.filter((document) => SLIPS.test(JSON.stringify(document))).map(({ name }) => name),
    ).toEqual([]);
  }, 120_000);
});

it('fits what is hard to read as well, and does not fit what is wrong', () => {
  const [first, ...others] = extractPackage(path.join(__dirname, '__fixtures__/hard-cases'));
  expect(listErrors([first!, ...others])).toEqual([]);
  expect(validate({ ...first, spread: 'yes' })).toBe(false);
  expect(validate({ ...first, more: true })).toBe(false);
});
