import { buildControl } from '../../node/playground/buildControl';
import { parseLiteral } from '../../node/playground/parseLiteral';

const prop = (type: string, source?: string) => ({ name: 'prop', type, default: source });

describe('parseLiteral', () => {
  it.each([
    ["'medium'", 'medium'],
    ['"it\'s"', "it's"],
    [String.raw`'it\'s'`, "it's"],
    ['`plain`', 'plain'],
    ['5', 5],
    ['-1.5', -1.5],
    ['true', true],
    ['false', false],
  ])('reads %s', (source, value) => expect(parseLiteral(source)).toBe(value));

  it.each(['', '<CheckBoxIcon />', '{}', 'null', "'a' + 'b'", '`${unit}px`', '1e9', '() => true', "'open"])(
    'takes %s for no literal',
    (source) => expect(parseLiteral(source)).toBeUndefined(),
  );
});

describe('buildControl (issue 4 point 4)', () => {
  it.each([
    ['boolean', { kind: 'boolean' }],
    ['boolean | null', { kind: 'boolean' }],
    ['boolean | Mark[]', { kind: 'boolean' }],
    ["'text' | 'outlined'", { kind: 'choice', options: ['text', 'outlined'] }],
    ["'pulse' | 'wave' | false", { kind: 'choice', options: ['pulse', 'wave', false] }],
    ["'auto' | boolean", { kind: 'choice', options: ['auto', true, false] }],
    ['3 | 4', { kind: 'choice', options: [3, 4] }],
    ["'a' | 'b' | 'a' | string", { kind: 'choice', options: ['a', 'b'] }],
    ['React.ReactNode', { kind: 'text' }],
    ['string', { kind: 'text' }],
    ['number', { kind: 'number', min: 0, max: 100, step: 1 }],
    ['number | number[]', { kind: 'number', min: 0, max: 100, step: 1 }],
    ['string | number', { kind: 'number', min: 0, max: 100, step: 1 }],
  ])('makes of %s the control %j', (type, kind) => {
    expect(buildControl(prop(type))).toEqual({ prop: 'prop', type, ...kind });
  });

  it.each([
    '() => void',
    "(variant: 'a' | 'b') => void",
    'SxProps<Theme>',
    '{ vertical: boolean }',
    'React.ElementType',
    'unknown',
    "ResponsiveStyleValue<'row' | 'column'>",
  ])('makes none of %s', (type) => expect(buildControl(prop(type))).toBeNull());

  it('takes a default that it can show, and no other', () => {
    expect(buildControl(prop("'a' | 'b'", "'b'"))?.default).toBe('b');
    expect(buildControl(prop("'a' | 'b'", "'c'"))).not.toHaveProperty('default');
    expect(buildControl(prop('boolean', "'true'"))).not.toHaveProperty('default');
    expect(buildControl(prop('number', 'props.min ?? 0'))).not.toHaveProperty('default');
  });

  it('leaves room above a large default, and below a negative one', () => {
    expect(buildControl(prop('number', '700'))).toMatchObject({ min: 0, max: 7000 });
    expect(buildControl(prop('number', '-1'))).toMatchObject({ min: -1, max: 100 });
  });

  it('starts at another value only where that is one of the control', () => {
    expect(buildControl(prop("'a' | 'b'", "'a'"), {}, 'b')?.initial).toBe('b');
    expect(buildControl(prop("'a' | 'b'", "'a'"), {}, 'a')).not.toHaveProperty('initial');
    expect(buildControl(prop("'a' | 'b'", "'a'"), {}, 'z')).not.toHaveProperty('initial');
  });

  it('keeps that a prop is required', () => {
    expect(buildControl({ ...prop('string'), required: true })?.required).toBe(true);
  });

  it('lets an override decide', () => {
    const elements = { SendIcon: '<SendIcon />' };
    expect(buildControl(prop('React.ReactNode'), { elements })).toMatchObject({ kind: 'element', elements });
    expect(buildControl(prop('unknown'), { text: true })).toMatchObject({ kind: 'text' });
    expect(buildControl(prop('unknown'), { options: ['x', 2] })).toMatchObject({ options: ['x', 2] });
    expect(buildControl(prop('number | string', '40'), { min: 8, max: 80, step: 8 })).toMatchObject({
      kind: 'number',
      min: 8,
      max: 80,
      step: 8,
      default: 40,
    });
  });
});
