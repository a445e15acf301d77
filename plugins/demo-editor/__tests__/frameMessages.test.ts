import { readFrameMessage } from '../client/frameMessages';

describe('readFrameMessage', () => {
  it.each([
    [{ type: 'ready' }],
    [{ type: 'pong' }],
    [{ type: 'height', height: 120 }],
    [{ type: 'rendered', id: 3 }],
    [{ type: 'problem', id: 3, problem: { kind: 'runtime', message: 'x', line: 2 } }],
    [{ type: 'problem', id: 3, problem: { kind: 'import', specifier: 'a', nearest: ['b'], line: 1 } }],
    [{ type: 'problem', id: 3, problem: { kind: 'endless-loop', line: 1 } }],
    [{ type: 'problem', id: 3, problem: { kind: 'no-component' } }],
    [{ type: 'problem', id: 3, problem: { kind: 'hidden' } }],
  ])('reads %j', (message) => {
    expect(readFrameMessage(message)).toEqual(message);
  });

  it.each([
    [undefined],
    [null],
    ['ready'],
    [[]],
    [{}],
    [{ type: 'run', id: 1 }],
    [{ type: 'height', height: '120' }],
    [{ type: 'rendered' }],
    [{ type: 'problem', id: 1 }],
    [{ type: 'problem', id: 1, problem: { kind: 'html', message: '<b>' } }],
    [{ type: 'problem', id: 1, problem: { kind: 'import', specifier: 'a' } }],
  ])('reads nothing in %j', (message) => {
    expect(readFrameMessage(message)).toBeNull();
  });

  it('makes text of everything that is shown, cut short, and keeps nothing else', () => {
    const problem = { kind: 'runtime', message: 'x'.repeat(9000), line: -1, html: '<img>' };
    expect(readFrameMessage({ type: 'problem', id: 1, problem })).toEqual({
      type: 'problem',
      id: 1,
      problem: { kind: 'runtime', message: 'x'.repeat(2000), line: undefined },
    });
    const nearest = [{}, 2, 3, 4, 5, 6];
    expect(
      readFrameMessage({ type: 'problem', id: 1, problem: { kind: 'import', specifier: {}, nearest } }),
    ).toMatchObject({
      problem: { specifier: '[object Object]', nearest: ['[object Object]', '2', '3', '4', '5'] },
    });
  });
});
