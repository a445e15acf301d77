import { findSince } from '../findSince';
import { component, hook, part, prop } from './documents';

function sinceOf(name: string, ...states: ReturnType<typeof component>[][]) {
  const versions = states.map((documents, index) => ({ id: `v${index + 1}`, documents }));
  return Object.fromEntries(findSince(versions).get(name) ?? []);
}

describe('findSince (issue 4 point 5)', () => {
  it('tells the first of the versions in a row that have a prop', () => {
    const states = [
      ['a', 'b', 'x'],
      ['a', 'c'],
      ['a', 'b', 'c', 'd'],
    ].map((names) => [component('Button', { props: names.map((name) => prop(name)) })]);
    expect(sinceOf('Button', ...states)).toEqual({ a: 'v1', b: 'v3', c: 'v2', d: 'v3' });
  });

  it('counts a prop that the component inherited before as one that was there', () => {
    const inherited = [{ from: 'Base', kind: 'component' as const, props: [prop('a')] }];
    const states = [[component('Button', { inherited })], [component('Button', { props: [prop('a')] })]];
    expect(sinceOf('Button', ...states)).toEqual({ a: 'v1' });
  });

  it('tells of parts by their names, and of the options of hooks', () => {
    const older = [component('Select', { parts: [part('Select.Root')] }), hook('useA')];
    const newer = [
      component('Select', { parts: [part('Select.Root', { props: [prop('open')] })] }),
      hook('useA', { options: [prop('b')] }),
    ];
    expect(sinceOf('Select', older, newer)).toEqual({ 'Select.Root/open': 'v2' });
    expect(sinceOf('useA', older, newer)).toEqual({ b: 'v2' });
  });

  it('has no versions, or one', () => {
    expect(findSince([])).toEqual(new Map());
    expect(sinceOf('Button', [component('Button', { props: [prop('a')] })])).toEqual({ a: 'v1' });
  });
});
