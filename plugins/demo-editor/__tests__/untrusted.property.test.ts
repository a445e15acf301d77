/** @jest-environment jsdom */
import fc from 'fast-check';
import { damaged, hostileJson, hostileText } from '../../../test/hostile';
import { compile } from '../client/compile';
import { decodeEdit } from '../client/editLink';
import { readFrameMessage } from '../client/frameMessages';
import { grow, startGrowth } from '../client/growth';
import { findNearest } from '../client/sandbox/nearest';
import { toProblem } from '../client/sandbox/problems';

const KINDS = ['syntax', 'runtime', 'import', 'no-component', 'hidden', 'endless-loop'];
const problem = { kind: 'import', specifier: 'a', nearest: ['b'], message: 'm', line: 3 };

/** What `postMessage` can bring: more than JSON. */
const messages = fc.oneof(
  damaged({ type: 'problem', id: 1, problem }),
  hostileJson('type', 'id', 'height', 'problem', 'kind'),
  fc.record({
    type: fc.constantFrom('ready', 'pong', 'height', 'rendered', 'problem', '__proto__'),
    id: fc.oneof(fc.double(), fc.anything()),
    height: fc.oneof(fc.double(), fc.anything()),
    problem: fc.record({
      kind: fc.constantFrom(...KINDS, 'unclosed'),
      message: fc.anything({ withNullPrototype: true, withObjectString: true }),
      nearest: fc.array(fc.anything({ withNullPrototype: true })),
      line: fc.anything(),
    }),
  }),
);

describe('the frame of edited code (design §8)', () => {
  it('says what pages know, in short texts, or nothing', () => {
    fc.assert(
      fc.property(messages, (data) => {
        const message = readFrameMessage(data);
        if (message?.type === 'height') {
          const { height } = grow(startGrowth(100), message.height, 100, 0);
          expect(height >= 100 && height <= 2000).toBe(true);
        }
        if (message?.type !== 'problem') return;
        expect(KINDS).toContain(message.problem.kind);
        const { kind, ...rest } = message.problem;
        const texts = kind === 'import' ? [...message.problem.nearest, message.problem.specifier] : [];
        expect(texts.every((text) => typeof text === 'string' && text.length <= 2000)).toBe(true);
        if ('message' in rest) expect(typeof rest.message).toBe('string');
        if ('line' in rest && rest.line !== undefined) expect(Number.isInteger(rest.line)).toBe(true);
      }),
    );
  });

  it('tells of anything that code throws', () => {
    const thrown = fc.anything({ withNullPrototype: true, withObjectString: true, withBigInt: true });
    const errors = fc.record({ message: thrown, stack: thrown, name: thrown }).map((changes) => {
      return Object.assign(new Error('m'), changes);
    });
    fc.assert(
      fc.property(fc.oneof(thrown, errors), (error) => {
        expect(KINDS).toContain(toProblem(error, 'A.tsx', 2).kind);
      }),
    );
    const trap = new Proxy({}, { get: () => assertNever(), getPrototypeOf: () => assertNever() });
    expect(toProblem(trap, 'A.tsx', 2)).toEqual({ kind: 'hidden' });
  });

  it('names imports that are like any name', () => {
    fc.assert(
      fc.property(hostileText, (name) => expect(findNearest(name, ['react', './Demo'])).toHaveLength(2)),
    );
  });
});

function assertNever(): never {
  throw new Error('Nobody may look.');
}

describe('the address of an edit (design §8)', () => {
  const hashes = fc
    .tuple(fc.constantFrom('#edit=', '#edit=A:', '#edit=%:', '', '#'), hostileText, fc.base64String())
    .map((parts) => parts.join(''));

  it('brings a name and a source of bounded length, or nothing', async () => {
    await fc.assert(
      fc.asyncProperty(hashes, async (hash) => {
        const edit = await decodeEdit(hash);
        if (edit) expect([typeof edit.name, edit.source.length <= 100_000]).toEqual(['string', true]);
      }),
    );
  });
});

describe('edited code', () => {
  const pieces = [
    '<a>',
    '</b>',
    '<',
    '>',
    '{',
    '}',
    '(',
    ')',
    'for(;;)',
    'while(1)',
    '=>',
    '`',
    '/*',
    'const a',
    '<T>',
  ];
  const sources = fc
    .array(fc.oneof(fc.constantFrom(...pieces), hostileText), { maxLength: 12 })
    .map((parts) => parts.join(''));

  it('compiles, or has a problem', () => {
    fc.assert(
      fc.property(sources, (source) => {
        const { code, problem: found } = compile(source, 'A.tsx');
        expect(typeof code === 'string' || found !== undefined).toBe(true);
      }),
      { numRuns: 30 },
    );
  });

  // With a hundred thousand characters, a link can bring some of these: half a minute, were lines counted for each loop.
  it.each(['for(;;)', 'while(1){\n', '<a>\n'])('is read in time: %j', (piece) => {
    const { code, problem: found } = compile(piece.repeat(20_000 / piece.length), 'A.tsx');
    expect(typeof code === 'string' || found !== undefined).toBe(true);
  });
});
