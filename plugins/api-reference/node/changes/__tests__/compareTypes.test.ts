import { diffTypes, isSameType } from '../compareTypes';

describe('isSameType', () => {
  it.each([
    ["'a' | 'b'", "'b' | 'a'", true],
    ["'a' | 'b'", "'a'", false],
    ['{ root?: …; icon?: … }', '{ icon?: …; root?: … }', true],
    ['{ root?: …; icon?: … }', '{ root?: … }', false],
    ['{ root?: … }', '{ root?: BoxProps }', true],
    ['{ root?: …; icon: string }', '{ root?: …; icon: number }', false],
    ['Partial<Slots>', '{ root?: … }', true],
  ])('%s and %s: %s', (older, newer, same) => {
    expect(isSameType(older, newer)).toBe(same);
  });
});

describe('diffTypes', () => {
  it('names the members of unions that came and went, as they are typed', () => {
    expect(diffTypes("'small' | 'medium' | number", "'medium' | React.ReactNode | 'small'")).toEqual({
      gained: ['React.ReactNode'],
      lost: ['number'],
    });
  });

  it('looks into unions within a union, not into types of their own', () => {
    expect(diffTypes("'a' | ('b' | 'c')", "'a' | 'c'[]")).toEqual({
      gained: ["'c'[]"],
      lost: ["'b'", "'c'"],
    });
  });

  it('names the fields of objects, also of shortened ones', () => {
    expect(diffTypes('{ root?: …; badge?: … }', '{ root?: …; surplus?: … }')).toEqual({
      gained: ['surplus'],
      lost: ['badge'],
    });
  });

  it('has nothing to name where types are others altogether', () => {
    expect(diffTypes('string', 'number')).toBeNull();
    expect(diffTypes('() => void', '() => string')).toBeNull();
    expect(diffTypes('{ a: string }', '{ a: number; b: string }')).toBeNull();
    expect(diffTypes('Foo<', 'Foo')).toBeNull();
  });
});
