import { mergeResults } from '../mergeResults';
import { readAxeResults, type Report } from '../readAxeResults';

const look = (result: object) => ({ type: 'axe', description: JSON.stringify(result) });
const specOf = (...tries: { type: string; description?: string }[][]) => ({
  tests: [{ results: tries.map((annotations) => ({ status: 'passed', annotations })) }],
});
const failed = look({ pathname: '/gone', look: 'light', violations: 0 });

const report: Report = {
  suites: [
    {
      specs: [specOf([look({ pathname: '/a', look: 'light', violations: 0 }), { type: 'slow' }])],
      suites: [
        {
          specs: [
            // A second try counts, and the first does not.
            specOf(
              [look({ pathname: '/b', look: 'light', violations: 3 })],
              [look({ pathname: '/b', look: 'light', violations: 1 })],
            ),
            specOf([
              look({ pathname: '/', type: 'home', look: 'light', violations: 0 }),
              look({ pathname: '/', type: 'home', look: 'rtl', violations: 2 }),
            ]),
            specOf(),
            { tests: [{ results: [{ status: 'failed', annotations: [failed] }] }] },
          ],
        },
      ],
    },
  ],
};

describe('results of whole pages (issue 10 point 2)', () => {
  it('are read from the annotations of tests, and counted by page and by type', () => {
    expect(
      mergeResults(readAxeResults([report, report]), { axe: '4.0.0', day: '2026-11-22', all: 9 }),
    ).toEqual({
      axe: '4.0.0',
      checked: '2026-11-22',
      pages: { checked: 2, all: 9, violations: 1 },
      types: { home: { light: 0, rtl: 2 } },
    });
  });
});
