import { tsxLanguage } from '@codemirror/lang-javascript';
import { compile } from '../client/compile';
import { guardLoops } from '../client/guardLoops';

function guard(source: string): string {
  return guardLoops(source, tsxLanguage.parser.parse(source));
}

describe('compile', () => {
  it('makes CommonJS of TSX and keeps its lines', () => {
    const source = [
      "import * as React from 'react';",
      "import Button, { type ButtonProps } from '@mui/material/Button';",
      'interface Props extends ButtonProps {',
      '  label: string;',
      '}',
      'export default function Demo<T extends Props>({ label }: T) {',
      '  return <><Button>{label satisfies string}</Button></>;',
      '}',
    ].join('\n');
    const { code = '', problem } = compile(source, 'Demo.tsx');
    expect(problem).toBeUndefined();
    const lines = code.split('\n');
    expect(lines).toHaveLength(8);
    expect(lines[1]).toContain("require('@mui/material/Button')");
    expect(lines[6]).toContain('label');
    expect(code).not.toMatch(/interface|satisfies|import /);
    expect(code).toContain('exports.default = Demo');
  });

  it('compiles JavaScript', () => {
    expect(compile('export default () => <p>{[1].map((a) => a)}</p>;', 'Demo.js').problem).toBeUndefined();
  });

  it.each([
    ['export default () => {\n  const a = {;\n  return a;\n};\n', 2],
    ['const a = 1;\nconst b = (;\n', 2],
    ["import a from './a'\nconst 'b\n", 2],
  ])('names the line of a mistake in %j', (source, line) => {
    const { code, problem } = compile(source, 'Demo.tsx');
    expect(code).toBeUndefined();
    expect(problem).toMatchObject({ kind: 'syntax', line });
    expect(JSON.stringify(problem)).not.toMatch(/Demo\.tsx|\(\d+:\d+\)/);
  });

  it.each([
    ['export default () => {\n  return <div>\n}\n', 'div', 2],
    ['export default () => (\n  <div>\n    <b>\n  </div>\n);\n', 'b', 3],
    ['const a = (\n  <A.B c={<i />}>\n    <p>text\n);\n', 'p', 3],
    ['const a = 1;\nconst b = <p>{</p>;\n', 'p', 2],
    ['const a = <>\n<b></b>\n', '', 1],
    ['const a = <Box>\n<hr />\n</Stack>;\n', 'Box', 1],
  ])('names the tag that is not closed in %j', (source, tag, line) => {
    expect(compile(source, 'Demo.tsx').problem).toEqual({ kind: 'unclosed', tag, line });
  });

  it('knows a line for a mistake that only the browser will notice', () => {
    const { code, doubtfulLine } = compile('const a = 1;\nlet b = 2 2;\n', 'Demo.tsx');
    if (code !== undefined) expect(doubtfulLine).toBe(2);
    expect(compile('const a = 1;\n', 'Demo.tsx').doubtfulLine).toBeUndefined();
  });
});

describe('guardLoops', () => {
  it.each([
    ['while (true) {\n}', 'while (true) {__loop(1);\n}'],
    ['\nfor (;;) a();', '\nfor (;;) {__loop(2);a();}'],
    ['for (const a of b) {}', 'for (const a of b) {__loop(1);}'],
    ['for (const a in b) c(a);', 'for (const a in b) {__loop(1);c(a);}'],
    ['do { a(); } while (b);', 'do {__loop(1); a(); } while (b);'],
    ['do a(); while (b);', 'do {__loop(1);a();} while (b);'],
    ['for (;;)\n  while (a) b();', 'for (;;)\n  {__loop(1);while (a) {__loop(2);b();}}'],
    ['outer: for (;;) { continue outer; }', 'outer: for (;;) {__loop(1); continue outer; }'],
    ['const a = [1].map((b) => <p>{b}</p>);', 'const a = [1].map((b) => <p>{b}</p>);'],
    ["const text = 'while (true) {}';", "const text = 'while (true) {}';"],
  ])('%j', (source, expected) => {
    expect(guard(source)).toBe(expected);
  });
});
