import { diffApi } from '../diffApi';
import { component, hook, part, prop } from './documents';

/** Changes of one component between two states of it. */
function diffOne(older: Parameters<typeof component>[1], newer: Parameters<typeof component>[1]) {
  const [changed] = diffApi([component('Button', older)], [component('Button', newer)]);
  return changed?.changes ?? [];
}

describe('components and hooks (issue 4 point 5)', () => {
  it('come, go and are deprecated, in alphabetical order', () => {
    const older = [
      component('Gone', { deprecated: 'Use [New](/x) instead.' }),
      component('Old'),
      hook('useA'),
    ];
    const newer = [hook('useA'), component('Old', { deprecated: '' }), component('New'), hook('useB')];
    expect(diffApi(older, newer)).toEqual([
      { name: 'Gone', kind: 'component', change: 'removed', advice: 'Use [New](/x) instead.', changes: [] },
      { name: 'New', kind: 'component', change: 'added', changes: [] },
      { name: 'Old', kind: 'component', change: 'deprecated', changes: [] },
      { name: 'useB', kind: 'hook', change: 'added', changes: [] },
    ]);
  });

  it('are left out where nothing changed', () => {
    const older = component('Button', { description: 'Old.', props: [prop('size', "'a' | 'b'")] });
    const newer = component('Button', { description: 'New.', props: [prop('size', '"b" | "a"')] });
    expect(diffApi([older], [newer])).toEqual([]);
  });
});

describe('props', () => {
  it('are removed, with the advice of their deprecation, and added', () => {
    const older = { props: [prop('a'), prop('b', 'string', { deprecated: 'Use `c`.' })] };
    expect(diffOne(older, { props: [prop('a'), prop('c')] })).toEqual([
      { subject: 'prop', name: 'b', kind: 'removed', advice: 'Use `c`.' },
      { subject: 'prop', name: 'c', kind: 'added' },
    ]);
  });

  it.each([
    ['type', { type: "'a'" }, { type: "'b'" }, { from: "'a'", to: "'b'" }],
    ['default', { default: "'a'" }, { default: "'b'" }, { from: "'a'", to: "'b'" }],
    ['default', { default: "'a'" }, {}, { from: "'a'" }],
    ['required', {}, { required: true as const }, {}],
    ['optional', { required: true as const }, {}, {}],
    ['deprecated', {}, { deprecated: 'Use `b`.' }, { advice: 'Use `b`.' }],
    ['deprecated', {}, { deprecated: '' }, {}],
    ['restored', { deprecated: '' }, {}, {}],
  ])('change: %s', (kind, older, newer, rest) => {
    const changes = diffOne({ props: [prop('a', 'string', older)] }, { props: [prop('a', 'string', newer)] });
    expect(changes).toEqual([{ subject: 'prop', name: 'a', kind, ...rest }]);
  });

  it.each([
    [{ default: '"a"' }, { default: "'a'" }],
    [{ default: '{ a: 1 }' }, { default: '{a:1}' }],
    [{ default: 'false' }, {}],
  ])('do not change where defaults are only typed in another way: %j, %j', (older, newer) => {
    const [a, b] = [prop('a', 'string', older), prop('a', 'string', newer)];
    expect(diffOne({ props: [a] }, { props: [b] })).toEqual([]);
  });

  it('that a component inherits in one version only are neither new nor gone', () => {
    const inherited = [{ from: 'Base', kind: 'component' as const, props: [prop('a', 'number')] }];
    expect(diffOne({ props: [prop('a', 'number')] }, { inherited })).toEqual([]);
    expect(diffOne({ inherited }, { props: [prop('a')] })).toEqual([
      { subject: 'prop', name: 'a', kind: 'type', from: 'number', to: 'string' },
    ]);
  });

  it('that a component inherits in both versions are told of where they come from', () => {
    const from = (type: string) => [{ from: 'Base', kind: 'component' as const, props: [prop('a', type)] }];
    expect(diffOne({ inherited: from('string') }, { inherited: from('number') })).toEqual([]);
  });
});

it('tells of slots, classes, data attributes and CSS variables', () => {
  const older = {
    slots: [
      { name: 'root', default: "'div'", className: '.MuiButton-root', hasSlotProps: true },
      { name: 'icon', hasSlotProps: true },
    ],
    classes: [{ key: 'text', className: '.MuiButton-text', deprecated: 'Use `root`.' }],
    dataAttributes: [{ name: 'data-open' }],
    cssVariables: [{ name: '--width', type: 'number' }],
  };
  const newer = {
    slots: [
      { name: 'root', default: "'span'", className: '.MuiButton-base', hasSlotProps: true },
      { name: 'icon', default: "'i'", className: '.MuiButton-icon', hasSlotProps: true },
    ],
    dataAttributes: [{ name: 'data-closed' }],
    cssVariables: [{ name: '--width', type: 'string' }],
  };
  expect(diffOne(older, newer).map(({ subject, name, kind }) => [subject, name, kind])).toEqual([
    ['class', 'text', 'removed'],
    ['dataAttribute', 'data-open', 'removed'],
    ['dataAttribute', 'data-closed', 'added'],
    ['slot', 'root', 'default'],
    ['slot', 'root', 'className'],
    ['cssVariable', '--width', 'type'],
  ]);
});

it('tells of parts and functions, and of what belongs to them', () => {
  const createHandle = (options: string) => ({
    name: 'Select.createHandle',
    parameters: [],
    options: [prop(options)],
    returns: { type: 'void', fields: [] },
  });
  const older = {
    parts: [part('Select.Root', { props: [prop('open')] }), part('Select.Arrow', { props: [prop('side')] })],
    functions: [createHandle('a')],
  };
  const newer = { parts: [part('Select.Root', { props: [prop('value')] })], functions: [createHandle('b')] };
  expect(diffOne(older, newer)).toEqual([
    { subject: 'part', name: 'Select.Arrow', kind: 'removed' },
    { subject: 'prop', name: 'open', owner: 'Select.Root', kind: 'removed' },
    { subject: 'prop', name: 'value', owner: 'Select.Root', kind: 'added' },
    { subject: 'option', name: 'a', owner: 'Select.createHandle', kind: 'removed' },
    { subject: 'option', name: 'b', owner: 'Select.createHandle', kind: 'added' },
  ]);
});

it('tells of the parameters, options and results of hooks', () => {
  const older = hook('useA', {
    parameters: [{ name: 'node', type: 'string' }],
    options: [prop('a')],
    returns: { type: 'object', fields: [prop('x')] },
  });
  const newer = hook('useA', {
    parameters: [{ name: 'node', type: 'string', optional: true }],
    options: [prop('b')],
    returns: { type: 'object', fields: [prop('x', 'number')] },
  });
  expect(diffApi([older], [newer])[0]?.changes).toEqual([
    { subject: 'option', name: 'a', kind: 'removed' },
    { subject: 'option', name: 'b', kind: 'added' },
    { subject: 'parameter', name: 'node', kind: 'optional' },
    { subject: 'return', name: 'x', kind: 'type', from: 'string', to: 'number' },
  ]);
});
