import { normalizeType } from '../normalizeType';

describe('types that mean the same have one form (issue 4 point 5)', () => {
  it.each([
    ['order of a union', "'a' | 'b' | null", "null | 'b' | 'a'"],
    ['order in a nested union', "Array<'a' | 'b'>", "('b' | 'a')[]"],
    ['namespace of React', 'React.ReactNode', 'ReactNode'],
    ['namespace in an argument', 'React.Ref<React.ElementType>', 'Ref<ElementType>'],
    ['quotes', '"a" | "b"', "'a' | 'b'"],
    ['white space', '{ a: string;\n  b?: number }', '{a:string;b?:number;}'],
    ['order of fields', '{ a: string; b: number }', '{ b: number; a: string }'],
    ['parentheses', '(string) | (() => void)', '(() => void) | string'],
    ['names of parameters', '(event: Event, value: string) => void', '(e: Event, v: string) => void'],
    ['method', '{ close(): void }', '{ close: () => void }'],
    ['both booleans', 'true | string | false', 'boolean | string'],
    ['order of an intersection', 'A & B', 'B & A'],
    ['a member twice', 'string | string', 'string'],
  ])('%s', (_, one, other) => {
    expect(normalizeType(one)).toBe(normalizeType(other));
  });
});

describe('types that differ have forms of their own', () => {
  it.each([
    ['a member', "'a' | 'b'", "'a'"],
    ['an optional field', '{ a?: string }', '{ a: string }'],
    ['a read-only field', '{ readonly a: string }', '{ a: string }'],
    ['order of parameters', '(a: string, b: number) => void', '(a: number, b: string) => void'],
    ['an optional parameter', '(a?: string) => void', '(a: string) => void'],
    ['a result', '() => void', '() => string'],
    ['order of arguments', 'Record<A, B>', 'Record<B, A>'],
    ['a function in a union', '(() => void) | string', '() => void | string'],
  ])('%s', (_, one, other) => {
    expect(normalizeType(one)).not.toBe(normalizeType(other));
  });
});

it('takes what is no type as text', () => {
  expect(normalizeType(' React.Foo  <, ')).toBe('Foo <,');
});
