import { findLine, measureOffset, NoComponent, toProblem } from '../client/sandbox/problems';
import { EndlessLoop } from '../client/sandbox/loopGuard';
import { UnknownImport } from '../client/sandbox/imports';

const STACKS = {
  chromium:
    'ReferenceError: missing is not defined\n    at Demo (Demo.tsx:7:10)\n    at renderWithHooks (https://site/assets/640.js:1:9)',
  firefox: 'Demo@Demo.tsx:7:10\nrenderWithHooks@https://site/assets/640.js:1:9\n',
  safari: 'Demo@Demo.tsx:7:10\n@https://site/assets/640.js:1:9',
};

function createError(stack: string, error: Error = new Error('missing')): Error {
  return Object.assign(error, { stack });
}

describe('findLine', () => {
  it.each(Object.entries(STACKS))('in a stack of %s, less the lines before the code', (_, stack) => {
    expect(findLine(stack, 'Demo.tsx', 2)).toBe(5);
  });

  it.each([undefined, '', 'Error\n    at x (https://site/640.js:1:9)', 'Error\n at Demo (Demo.tsx:x)'])(
    'nowhere in %j',
    (stack) => {
      expect(findLine(stack, 'Demo.tsx', 2)).toBeUndefined();
    },
  );

  it('never before the first line', () => {
    expect(findLine(STACKS.firefox, 'Demo.tsx', 9)).toBeUndefined();
  });

  it('measures what this engine puts before the code of a Function', () => {
    const offset = measureOffset();
    try {
      new Function('\n\nthrow new Error();\n//# sourceURL=Here.tsx')();
    } catch (error) {
      expect(findLine((error as Error).stack, 'Here.tsx', offset)).toBe(3);
    }
    expect.assertions(1);
  });
});

describe('toProblem', () => {
  const toKnown = (error: unknown) => toProblem(error, 'Demo.tsx', 2);

  it('of an error of the code', () => {
    expect(toKnown(createError(STACKS.chromium))).toEqual({ kind: 'runtime', message: 'missing', line: 5 });
  });

  it('of code that cannot be parsed, which has no line', () => {
    const error = createError('SyntaxError: x\n    at new Function', new SyntaxError('x'));
    expect(toKnown(error)).toEqual({ kind: 'syntax', message: 'x', line: undefined });
  });

  it('of a SyntaxError that the code throws, such as that of JSON.parse', () => {
    expect(toKnown(createError(STACKS.chromium, new SyntaxError('x')))).toMatchObject({
      kind: 'runtime',
      line: 5,
    });
  });

  it('of an unknown import', () => {
    const error = createError(
      STACKS.chromium,
      new UnknownImport('@mui/material/Buton', ['@mui/material/Button']),
    );
    expect(toKnown(error)).toEqual({
      kind: 'import',
      specifier: '@mui/material/Buton',
      nearest: ['@mui/material/Button'],
      line: 5,
    });
  });

  it('of an endless loop, and of a file without a component', () => {
    expect(toKnown(new EndlessLoop(4))).toEqual({ kind: 'endless-loop', line: 4 });
    expect(toKnown(new NoComponent())).toEqual({ kind: 'no-component' });
  });

  it.each([['text'], [null], [undefined], [{ a: 1 }], [Symbol('s')]])(
    'of %p, which code can throw as well',
    (thrown) => {
      expect(toKnown(thrown)).toEqual({ kind: 'runtime', message: String(thrown), line: undefined });
    },
  );
});
