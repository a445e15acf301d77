import ts from 'typescript';
import { colorJsx } from '../../client/playground/colorJsx';
import { printCode } from '../../client/playground/printCode';
import { startValues, type PlayValues } from '../../client/playground/values';
import type { PlaygroundData } from '../../types';
import { BUTTON, HOSTILE } from './data';

const start = startValues(BUTTON);
const print = (values: PlayValues, data: Partial<PlaygroundData> = {}) =>
  printCode({ ...BUTTON, ...data }, { ...start, ...values });

/** Strings that the code has for a compiler: of an attribute, or between the tags. */
function readStrings(code: string): string[] {
  const file = ts.createSourceFile('a.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteral(node)) found.push(node.text);
    else if (ts.isJsxText(node) && node.text.trim() !== '') found.push(node.text.trim());
    else if (ts.isJsxExpression(node) && !ts.isStringLiteral(node.expression as ts.Node))
      throw new Error(`An expression that is no string: ${node.getText(file)}`);
    ts.forEachChild(node, visit);
  };
  visit(file);
  expect((file as unknown as { parseDiagnostics: unknown[] }).parseDiagnostics).toEqual([]);
  expect(file.statements).toHaveLength(1);
  return found;
}

describe('printCode (issue 4 point 4)', () => {
  it('shows what is set, and leaves defaults out', () => {
    expect(print({})).toBe('<Button variant="contained">Button</Button>');
    expect(print({ variant: 'text' })).toBe('<Button>Button</Button>');
    expect(print({ variant: 'text', children: undefined })).toBe('<Button />');
  });

  it.each([
    [{ disabled: true }, 'disabled'],
    [{ appear: false }, 'appear={false}'],
    [{ max: 3 }, 'max={3}'],
    [{ edge: false }, 'edge={false}'],
    [{ edge: 'start' }, 'edge="start"'],
    [{ startIcon: 'SendIcon' }, 'startIcon={<SendIcon />}'],
    [{ title: "it's" }, 'title="it\'s"'],
    [{ title: 'a "b"' }, 'title={\'a "b"\'}'],
    [{ title: `"it's"` }, String.raw`title={'"it\'s"'}`],
    [{ title: 'a & b' }, "title={'a & b'}"],
  ])('prints %j as %s', (values, attribute) => {
    expect(print({ variant: 'text', children: undefined, ...values })).toBe(`<Button ${attribute} />`);
  });

  it('says nothing twice: no boolean that is off already, no number that is the default', () => {
    expect(print({ disabled: false, appear: true, max: 5, variant: 'text' })).toBe('<Button>Button</Button>');
  });

  it.each(HOSTILE)('keeps %j a text, as an attribute and between the tags', (text) => {
    expect(readStrings(print({ variant: 'text', children: undefined, title: text }))).toEqual([text]);
    expect(readStrings(print({ variant: 'text', children: text }))).toEqual([text]);
  });

  it('puts a text beside several attributes on a line of its own', () => {
    expect(print({ disabled: true })).toBe('<Button variant="contained" disabled>\n  Button\n</Button>');
  });

  it('breaks attributes that do not fit', () => {
    expect(print({ title: 'A title that is long enough to fill', edge: 'start', max: 10 })).toBe(
      '<Button\n  variant="contained"\n  edge="start"\n  max={10}\n' +
        '  title="A title that is long enough to fill"\n>\n  Button\n</Button>',
    );
  });

  it('puts what no reader changes before what they do, with its own lines indented', () => {
    const attributes = ['items={[\n  1,\n]}'];
    expect(print({ variant: 'text', children: undefined, max: 2 }, { attributes })).toBe(
      '<Button\n  items={[\n    1,\n  ]}\n  max={2}\n/>',
    );
  });

  it('stands in what surrounds it', () => {
    const template = '<Card>\n  <Button {...props}>\n    <Icon />\n  </Button>\n</Card>';
    expect(print({ children: undefined }, { template })).toBe(
      '<Card>\n  <Button variant="contained">\n    <Icon />\n  </Button>\n</Card>',
    );
    expect(print({ children: undefined, title: 'x'.repeat(60) }, { template })).toBe(
      `<Card>\n  <Button\n    variant="contained"\n    title="${'x'.repeat(60)}"\n  >\n    <Icon />\n  </Button>\n</Card>`,
    );
  });

  it('goes to lines of its own in an attribute once it is broken', () => {
    const template = '<Label\n  control={<Button {...props} />}\n/>';
    expect(print({ children: undefined }, { template })).toBe(
      '<Label\n  control={<Button variant="contained" />}\n/>',
    );
    expect(print({ children: undefined, title: 'x'.repeat(60) }, { template })).toBe(
      `<Label\n  control={\n    <Button\n      variant="contained"\n      title="${'x'.repeat(60)}"\n    />\n  }\n/>`,
    );
  });
});

describe('colorJsx', () => {
  const marked = (code: string) =>
    colorJsx(code)
      .map(({ text, className }) => (className ? `[${className} ${text}]` : text))
      .join('');

  it('gives the classes of the site to tags, attributes, strings and values', () => {
    expect(marked('<Button size="small" max={5} on={false}>5 o\'clock</Button>')).toBe(
      '<[tc Button] [tf size][tk =][te "small"] [tf max][tk =]{[tc 5]} [tf on][tk =]{[tc false]}>5 o\'clock</[tc Button]>',
    );
    expect(marked("<b a={<Switch.Root />}>{'<x>'}</b>")).toBe(
      "<[te b] [tf a][tk =]{<[tc Switch.Root] />}>{[te '<x>']}</[te b]>",
    );
  });

  it.each(HOSTILE)('loses no character of %j', (text) => {
    const code = print({ title: text, children: text });
    expect(
      colorJsx(code)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(code);
  });
});
