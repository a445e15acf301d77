import { readEditName } from '../editHash';

describe('readEditName', () => {
  it('names the demo that an address wants to be edited', () => {
    expect(readEditName('#edit=BasicButtons:S0xKBgA')).toBe('BasicButtons');
    expect(readEditName('#edit=Gr%C3%B6%C3%9Fe:S0xKBgA')).toBe('Größe');
  });

  it.each([
    '',
    '#',
    '#BasicButtons.tsx',
    '#edit=',
    '#edit=Demo',
    '#edit=:a',
    '#edit=%:a',
    '#edit=a"b:c',
    '#EDIT=Demo:a',
  ])('finds none in %j', (hash) => {
    expect(readEditName(hash)).toBeNull();
  });
});
