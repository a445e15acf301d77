import fs from 'node:fs';
import path from 'node:path';
import { readChunks } from '../readChunks';

const code = fs.readFileSync(path.join(__dirname, '__fixtures__/site/assets/js/main.11111111.js'), 'utf8');

const chunk = (id: number) => `assets/js/${id}.abcdef01.js`;

describe('readChunks', () => {
  it('names what the routes around a page and the page itself ask for, each once', () => {
    const chunksOf = readChunks(code);
    expect(chunksOf?.('/ui/react-button')).toEqual([1, 2, 3, 4].map(chunk));
    expect(chunksOf?.('/ui/api/button')).toEqual([1, 2, 3, 5].map(chunk));
  });

  it('finds modules anywhere in the entry of a route', () => {
    expect(readChunks(code)?.('/')).toEqual([9, 6].map(chunk));
  });

  it('names nothing for an address without a route, and is nothing for a script without routes', () => {
    expect(readChunks(code)?.('/404')).toEqual([]);
    expect(readChunks('console.log(1)')).toBeNull();
  });

  it('says what to adapt when the tables look different', () => {
    expect(() => readChunks(code.replace('for(let[,,e]of a)', 'for(const e of a)'))).toThrow(
      'Adapt scripts/budget/readChunks.ts',
    );
  });
});
