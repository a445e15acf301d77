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

  it('reads routes whose function the minifier put in place of its call', () => {
    const group =
      '(e=>{let[,t,n]=i.T[e];return n.map(([e])=>({path:e,component:f(e,"page"),...t&&{sidebar:t}}))})';
    expect(readChunks(code.replace('...p(1)', `...${group}(1)`))?.('/ui/react-button')).toEqual(
      [1, 2, 3, 4].map(chunk),
    );
  });

  it('finds modules anywhere in the entry of a route', () => {
    expect(readChunks(code)?.('/')).toEqual([9, 6].map(chunk));
  });

  it('names nothing for an address without a route, and is nothing for a script without routes', () => {
    expect(readChunks(code)?.('/404')).toEqual([]);
    expect(readChunks('console.log(1)')).toBeNull();
  });

  it.each([
    ['for(let[,,e]of a)', 'for(const e of a)'],
    ['...p(1)', '...p(unknown)'],
  ])('says what to adapt when the tables look different: %s', (from, to) => {
    expect(() => readChunks(code.replace(from, to))).toThrow('Adapt scripts/budget/readChunks.ts');
  });
});
