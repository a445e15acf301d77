import path from 'node:path';
import { addCounts, countJest, countPlaywright, formatCounts } from '../testCounts';
import { check, runCommand, runStep, TestsFailed } from '../testStep';
import { writeFolder } from './folders';

const ONE_PASSED = { passed: 1, failed: 0, skipped: 0 };

describe('runStep', () => {
  it('counts a check as one test', async () => {
    expect(await runStep({ name: 'lint', run: async () => undefined })).toMatchObject({ counts: ONE_PASSED });
  });

  it('counts the tests that a step ran, also when some failed', async () => {
    const counts = { passed: 8, failed: 2, skipped: 0 };
    const run = () => Promise.reject(new TestsFailed(counts, 'two failed'));
    expect(await runStep({ name: 'unit', run })).toMatchObject({ counts, output: 'two failed' });
  });

  it('takes anything else that goes wrong for one failure, with its message', async () => {
    const run = () => Promise.reject(new Error('no browser'));
    expect(await runStep({ name: 'site', run })).toMatchObject({
      counts: { passed: 0, failed: 1, skipped: 0 },
      output: 'no browser',
    });
  });
});

describe('runCommand', () => {
  it('collects what a program prints, without colors', async () => {
    const code = "console.log('\\u001b[31mred\\u001b[0m'); console.error('error'); process.exit(3)";
    const { ok, output } = await runCommand(['-e', code]);
    expect(ok).toBe(false);
    expect(output.split('\n').sort()).toEqual(['error', 'red']);
  });

  it('makes a check fail with what the program printed', async () => {
    await expect(check(['-e', "console.log('wrong'); process.exit(1)"])).rejects.toThrow('wrong');
    await expect(check(['-e', ''])).resolves.toBeUndefined();
  });
});

describe('counts', () => {
  const folder = writeFolder({
    'jest.json': JSON.stringify({
      numPassedTests: 10,
      numFailedTests: 1,
      numPendingTests: 2,
      numTodoTests: 0,
      numRuntimeErrorTestSuites: 1,
    }),
    'playwright.json': JSON.stringify({
      stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 0 },
      errors: [{}],
      suites: [
        {
          specs: [
            { file: 'a.spec.ts', line: 3, title: 'opens', tests: [{ status: 'expected', results: [{}] }] },
          ],
        },
        {
          suites: [
            {
              specs: [
                {
                  file: 'b.spec.ts',
                  line: 7,
                  title: 'closes',
                  tests: [
                    {
                      status: 'flaky',
                      results: [
                        { errors: [{ message: '\u001b[31mError:\u001b[0m not found\n\nCall log' }] },
                        {},
                      ],
                    },
                  ],
                },
              ],
            },
          ],
        },
      ],
    }),
  });

  it('are read from what Jest wrote; a file that does not load is a failure', () => {
    expect(countJest(path.join(folder, 'jest.json'))).toEqual({ passed: 10, failed: 2, skipped: 2 });
    expect(countJest(path.join(folder, 'none.json'))).toBeNull();
  });

  it('are read from what Playwright wrote; a test that passed at the second try passed, and is told with what went wrong', () => {
    expect(countPlaywright(path.join(folder, 'playwright.json'))).toEqual({
      passed: 6,
      failed: 2,
      skipped: 0,
      flaky: ['Passed at the second try: b.spec.ts:7 closes\n  Error: not found\n  Call log'],
    });
    expect(countPlaywright(path.join(folder, 'none.json'))).toBeNull();
  });

  it('end as one line', () => {
    expect(formatCounts(addCounts([ONE_PASSED, { passed: 4, failed: 2, skipped: 0 }]))).toBe(
      '5 passed, 2 failed',
    );
    expect(formatCounts({ passed: 1, failed: 0, skipped: 3 })).toBe('3 skipped, 1 passed, 0 failed');
  });
});
