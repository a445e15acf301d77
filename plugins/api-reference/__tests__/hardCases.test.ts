import fs from 'node:fs';
import path from 'node:path';
import { extractPackage } from '../node/packages';

const fixtures = path.join(__dirname, '__fixtures__');
const hardCases = path.join(fixtures, 'hard-cases');
const expected = path.join(hardCases, 'expected');

/** Whatever a function throws, as text. */
function messageOf(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    return (error as Error).message;
  }
  return '';
}

describe('a package with all that is hard to read (issue 4)', () => {
  const documents = extractPackage(hardCases);

  it('has its components and hooks, and nothing that is hidden, internal or not rendered', () => {
    const names = fs.readdirSync(expected).map((file) => path.basename(file, '.json'));
    expect(documents.map(({ name }) => name)).toEqual(names.sort());
  });

  it.each(documents.map((document) => [document.name, document] as const))(
    'reads %s as expected',
    (name, document) => {
      expect(document).toEqual(JSON.parse(fs.readFileSync(path.join(expected, `${name}.json`), 'utf8')));
    },
  );

  it('reads the same through a link to its folder', () => {
    const parent = fs.mkdtempSync(path.join(fixtures, 'link-'));
    try {
      const link = path.join(parent, 'package');
      fs.symlinkSync(hardCases, link, 'dir');
      expect(extractPackage(link)).toEqual(documents);
    } finally {
      fs.rmSync(parent, { recursive: true });
    }
  });

  it('gives the same each time', () => {
    expect(JSON.stringify(extractPackage(hardCases))).toBe(JSON.stringify(documents));
  });
});

describe('broken input (issue 4)', () => {
  it('says that there is no package, and what to name instead', () => {
    const message = messageOf(() => extractPackage(path.join(fixtures, 'broken/missing')));
    expect(message).toMatch(
      /^There is no package at .*broken\/missing: it has no package\.json\.\nName the folder/,
    );
  });

  it('says that a package ships no types', () => {
    const message = messageOf(() => extractPackage(path.join(fixtures, 'broken/no-types')));
    expect(message).toMatch(
      /^no-types 1\.0\.0 ships no types: there is no index\.d\.ts or \.\/types\.d\.ts in/,
    );
  });

  it('lists all types that are made of themselves, with their place and the way round', () => {
    expect(messageOf(() => extractPackage(path.join(fixtures, 'broken/cyclic')))).toBe(
      [
        'The types of cyclic 1.0.0 are cyclic:',
        '  - size.d.ts:1: Size -> Size',
        '  - index.d.ts:3: First -> Second -> First',
        '  - index.d.ts:6: Second -> First -> Second',
        '  - index.d.ts:9: Colour -> Shade -> Colour',
        '  - index.d.ts:10: Shade -> Colour -> Shade',
        'A type cannot be made of itself. Break the circle in the declarations, or name another version.',
      ].join('\n'),
    );
  });
});
