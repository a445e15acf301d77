import path from 'node:path';
import { loadReference, type ReferenceEntry } from './baseUiReference';
import { listDescribed, summariseDescribed, summariseReference, type Described } from './compareBaseUi';
import { MISSING, TEXTS } from './exceptionsBaseUi';
import { loadInstalled } from './installed';

const packageDir = path.resolve('node_modules/@base-ui/react');
const reference = new Map<string, ReferenceEntry>(
  [...loadReference(packageDir).values()].flat().map((entry) => [entry.name, entry]),
);
const compared = new Map([...reference].filter(([name]) => !(name in MISSING)));

let described: Map<string, Described>;

beforeAll(async () => {
  described = listDescribed(await loadInstalled(packageDir));
}, 60_000);

describe('the reference that the package ships (issue 4, "What it must show")', () => {
  it('is read in full', () => {
    const entries = [...reference.values()];
    const count = (list: 'props' | 'dataAttributes' | 'cssVariables') =>
      entries.reduce((sum, entry) => sum + entry[list].length, 0);
    expect(entries.length).toBeGreaterThanOrEqual(300);
    expect(count('props')).toBeGreaterThanOrEqual(1_500);
    expect(count('dataAttributes')).toBeGreaterThanOrEqual(850);
    expect(count('cssVariables')).toBeGreaterThanOrEqual(100);
  });

  it('has the components, parts and functions that are extracted, and no others', () => {
    expect([...described.keys()].sort()).toEqual([...compared.keys()].sort());
  });

  it.each([...compared.keys()])('%s has the same props, attributes, variables and texts', (name) => {
    const entry = compared.get(name)!;
    const found = described.get(name);
    const texts = Object.keys(TEXTS);
    expect(found && summariseDescribed(name, found, texts)).toEqual(summariseReference(entry, texts));
  });
});

describe('the exceptions', () => {
  it.each(Object.keys(MISSING))('%s is in the reference, and not extracted', (name) => {
    expect(reference.has(name)).toBe(true);
    expect(described.has(name)).toBe(false);
  });

  it.each(Object.keys(TEXTS))('the text of %s differs', (row) => {
    const [name = ''] = row.split(' ');
    const found = summariseDescribed(name, described.get(name)!, []);
    expect(found.props).not.toEqual(summariseReference(reference.get(name)!, []).props);
  });
});
