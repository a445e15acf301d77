/** @jest-environment node */
import { namesOf, pickVariables } from '../pickVariables';

const theme = [
  { ':root': { '--font': 'Roboto', '--h1': 'var(--font)', '--unused': 0 } },
  { '[data-theme="dark"]': { colorScheme: 'dark', '--main': '#fff', '--font': 'Inter' } },
];

describe('pickVariables (design §5)', () => {
  it('picks what a demo reads, what stands behind it, and what is no custom property', () => {
    expect(pickVariables(theme, '<p style="font:var( --h1, serif)">', new Set())).toEqual([
      { ':root': { '--font': 'Roboto', '--h1': 'var(--font)' } },
      { '[data-theme="dark"]': { colorScheme: 'dark', '--font': 'Inter' } },
    ]);
  });

  it('brings each once a page, and nothing where nothing is missing', () => {
    const seen = new Set<string>();
    pickVariables(theme, '.a{font:var(--h1)}', seen);
    expect(pickVariables(theme, '.b{color:var(--main);font:var(--font)}', seen)).toEqual([
      { ':root': {} },
      { '[data-theme="dark"]': { '--main': '#fff' } },
    ]);
    expect(pickVariables(theme, '.a{font:var(--h1)}', seen)).toBeUndefined();
  });

  it('follows custom properties that read each other in a circle', () => {
    const circle = { ':root': { '--a': 'var(--b)', '--b': 'var(--a)' } };
    expect(pickVariables(circle, 'var(--a)', new Set())).toEqual(circle);
  });

  it('leaves styles that are no objects as they are, once', () => {
    const seen = new Set<string>();
    expect(pickVariables(':root{--a:1}', '', seen)).toBe(':root{--a:1}');
    expect(pickVariables(':root{--a:1}', 'var(--a)', seen)).toBeUndefined();
    expect(pickVariables(undefined, 'var(--a)', seen)).toBeUndefined();
  });
});

describe('namesOf (design §5)', () => {
  it('has what is there in each mode', () => {
    expect([...namesOf(theme)]).toEqual(['--font', '--h1', '--unused']);
    expect([...namesOf(theme[0])]).toEqual(['--font', '--h1', '--unused']);
    expect(namesOf(undefined).size).toBe(0);
  });
});
