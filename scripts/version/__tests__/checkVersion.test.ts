import type { DemoResult } from '../../check-demos/types';
import { formatCheck, listRenderErrors, listTypeErrors } from '../checkVersion';
import { createTree } from './tree';

describe('the report on a version (issue 7 point 1)', () => {
  const root = createTree();
  const types = listTypeErrors(root, 'docs/alpha/v3');

  it('tells what does not compile, file by file', () => {
    expect([...types.keys()]).toEqual(['docs/alpha/v3/content/Bad.ts']);
    expect(types.get('docs/alpha/v3/content/Bad.ts')).toEqual([
      expect.stringMatching(/^line 1: TS2322: Type 'string' is not assignable/),
      expect.stringMatching(/^line 2: TS2322/),
    ]);
  });

  it('tells what does not render, each message once', () => {
    const throws = { stage: 'server', rule: 'throws', message: 'No theme\n  at Bad' };
    const findings = [throws, throws, { stage: 'types', rule: 'TS2322', message: '' }];
    const results = [
      { file: 'Bad.tsx', healthy: false, findings },
      { file: 'Good.tsx', healthy: true, findings: [] },
    ] as unknown as DemoResult[];
    expect(listRenderErrors(results)).toEqual(new Map([['Bad.tsx', ['server: throws: No theme']]]));
  });

  it('reads well', () => {
    const report = formatCheck('docs/alpha/v3', types, new Map([['A.tsx', ['server: throws: No theme']]]));
    expect(report).toMatch(/^A\.tsx\n {2}- server: throws: No theme\n\ndocs\/alpha.*Bad\.ts\n {2}- line 1/);
    expect(report).toMatch(/2 files do not work in docs\/alpha\/v3\. Adapt each/);
    expect(formatCheck('docs/alpha/v3', new Map())).toBe('docs/alpha/v3: everything compiles and renders.');
  });
});
