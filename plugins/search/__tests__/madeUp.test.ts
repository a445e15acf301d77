import fc from 'fast-check';
import { IndexError, parseIndex } from '../client/checkIndex';
import { splitTitle } from '../client/buildSections';
import { parseList } from '../client/loadIndexes';
import { createSource, searchAll } from '../client/searchAll';
import { createFile } from './site';

const kit = createSource(createFile(), false);

/** Whatever the network brings is an index that can be searched, or refused with a reason. */
function useOrRefuse(text: string): void {
  try {
    searchAll([createSource(parseIndex(text), false)], 'button color', '');
  } catch (error) {
    if (!(error instanceof IndexError)) throw error;
  }
}

describe('made-up input', () => {
  it('never breaks a search', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (query) => {
        const { groups } = searchAll([kit], query, 'kit@v2');
        for (const { title, url } of groups.flatMap(({ hits }) => hits)) {
          expect(url).toMatch(/^\/kit\//);
          expect(
            splitTitle(title, query)
              .map(({ text }) => text)
              .join(''),
          ).toBe(title);
        }
      }),
    );
  });

  it('never breaks the reading of an index', () => {
    fc.assert(fc.property(fc.json(), useOrRefuse));
    const file = createFile();
    const key = fc.constantFrom(...Object.keys(file));
    fc.assert(
      fc.property(key, fc.jsonValue(), (name, value) =>
        useOrRefuse(JSON.stringify({ ...file, [name]: value })),
      ),
    );
  });

  it('never breaks the reading of the list', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        try {
          for (const { product, version } of parseList(text))
            expect(typeof (product + version)).toBe('string');
        } catch (error) {
          expect(error).toBeInstanceOf(IndexError);
        }
      }),
    );
  });
});
