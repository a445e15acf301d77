import { hashesOf, readHash, toHash } from '../client/hashPreferences';

const demos = ['SelectHero', 'BasicButtons.tsx'];

describe('readHash (spec §4 "Code variant and code styling", §5; design §11)', () => {
  it.each([
    ['#SelectHero', 'SelectHero', {}],
    ['#SelectHero.js', 'SelectHero', { variant: 'JS' }],
    ['#BasicButtons.tsx', 'BasicButtons', { variant: 'TS' }],
    ['#tailwind-SelectHero.tsx', 'SelectHero', { variant: 'TS', styling: 'Tailwind' }],
    ['#css-SelectHero.js', 'SelectHero', { variant: 'JS', styling: 'CSS' }],
    ['#system-SelectHero', 'SelectHero', { styling: 'MUI System' }],
  ])('%s leads to %s', (hash, stem, change) => {
    expect(readHash(hash, demos)).toEqual({ stem, change });
  });

  it.each([
    '',
    '#',
    '#css-whatever',
    '#system-design',
    '#tailwind-',
    '#Tailwind-SelectHero',
    '#joy-SelectHero',
    '#.jsx',
  ])('%s says nothing', (hash) => {
    expect(readHash(hash, demos)).toEqual({ stem: null, change: {} });
  });

  it('takes the language from any hash that ends so, the styling only before a demo of the page', () => {
    expect(readHash('#css-Elsewhere.js', demos)).toEqual({ stem: null, change: { variant: 'JS' } });
  });
});

describe('toHash', () => {
  it('names language and styling as readHash reads them', () => {
    expect(toHash('SelectHero', { variant: 'JS', styling: 'Tailwind' }, true)).toBe(
      '#tailwind-SelectHero.js',
    );
    expect(toHash('BasicButtons.tsx', { variant: 'TS', styling: 'CSS' }, false)).toBe('#BasicButtons.tsx');
  });
});

describe('hashesOf', () => {
  it('lists what links to a demo may say, for the check of anchors', () => {
    expect(hashesOf('BasicButtons.tsx', ['system'])).toEqual([
      'BasicButtons',
      'BasicButtons.tsx',
      'BasicButtons.js',
    ]);
    expect(hashesOf('SelectHero', ['system', 'css'])).toContain('css-SelectHero.js');
    for (const hash of hashesOf('SelectHero', ['system', 'tailwind', 'css'])) {
      expect(readHash(`#${hash}`, demos).stem).toBe('SelectHero');
    }
  });
});
