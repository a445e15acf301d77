import { compile } from '../client/compile';
import { runCode } from '../client/sandbox/runCode';
import { EndlessLoop } from '../client/sandbox/loopGuard';
import { findLine, measureOffset, NoComponent } from '../client/sandbox/problems';

function run(source: string): unknown {
  const { code = '' } = compile(source, 'Demo.tsx');
  return runCode(code, 'Demo.tsx', (specifier) => ({ specifier }));
}

describe('runCode', () => {
  it('gives the default export', () => {
    expect(run("import a from 'a';\nexport default () => a;")).toBeInstanceOf(Function);
    expect(run("const memo = { $$typeof: Symbol.for('react.memo') };\nexport default memo;")).toHaveProperty(
      '$$typeof',
    );
  });

  it.each([
    '',
    'export const Demo = () => null;',
    'export default 1;',
    'export default null;',
    'export default {};',
  ])('refuses %j, which has no component', (source) => {
    expect(() => run(source)).toThrow(NoComponent);
  });

  it('lets the line of an error be found', () => {
    try {
      run('interface A {\n  b: string;\n}\nconst c: A = missing;\nexport default () => c;');
    } catch (error) {
      expect(findLine((error as Error).stack, 'Demo.tsx', measureOffset())).toBe(4);
    }
    expect.assertions(1);
  });

  it('ends a loop that does not end', () => {
    expect(() => run('let a = 0;\nwhile (true) a += 1;\nexport default () => a;')).toThrow(EndlessLoop);
  });

  it('lets long loops of several tasks end by themselves', async () => {
    const Demo = run('export default () => { for (let i = 0; i < 1e6; i++) {} };') as () => void;
    for (let task = 0; task < 5; task++) {
      Demo();
      await new Promise((resolve) => setTimeout(resolve));
    }
  });
});
