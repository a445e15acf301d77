import fs from 'node:fs';
import path from 'node:path';
import { createGrounds } from '../../../plugins/demos/node/checks/fingerprint';
import { findChecks, readRecords } from '../../../plugins/demos/node/checks/records';
import { writeFolder } from '../../lib/__tests__/folders';
import { compareRecords, formatRecordProblems } from '../compareRecords';
import { fingerprintDemos, writeRecords, type Judgement } from '../records';
import type { Finding, Mode } from '../types';
import { makeDemo } from './demos';

const FILES = {
  'package-lock.json':
    '{"packages":{"docs/a/v1":{"dependencies":{"ui":"1"}},"node_modules/ui":{"version":"1.0.0"}}}',
  'docs/a/v1/package.json': '{}',
  'docs/a/v1/content/p/A.tsx': "import './data';\nexport default null;",
  'docs/a/v1/content/p/data.ts': 'export {};',
  'docs/a/v1/content/p/B.tsx': 'export default null;',
};
const A = 'docs/a/v1/content/p/A.tsx';
const B = 'docs/a/v1/content/p/B.tsx';

const broken = (rule: string, mode: Mode): Finding => ({ stage: 'axe', mode, rule, message: 'Broken' });
const contrast = { ...broken('color-contrast', 'dark'), reason: 'The theme has it.' };
const judge = (file: string, more: Partial<Judgement> = {}): Judgement => ({
  ...makeDemo(file),
  findings: [],
  allowed: [],
  ...more,
});

describe('results for readers', () => {
  let rootDir = '';
  const tell = (file: string) =>
    findChecks(rootDir, path.join(rootDir, file), readRecords(rootDir, 'docs/a/v1'), createGrounds(rootDir));
  const record = (judged: Judgement[], day = '2026-11-22', hashes = fingerprintDemos(rootDir, judged)) =>
    writeRecords(rootDir, judged, { hashes, rules: 90, day });
  const change = (file: string, content: string) => fs.writeFileSync(path.join(rootDir, file), content);

  beforeEach(() => {
    rootDir = writeFolder(FILES);
  });

  it('tells nothing before anything was recorded', () => {
    expect(tell(A)).toBeUndefined();
  });

  it("tells what was found, merged over modes, and what is the library's own", () => {
    const findings = [broken('label', 'light'), broken('label', 'rtl')];
    record([judge(A), judge(B, { findings, allowed: [contrast] })]);
    expect(tell(A)).toEqual({ axe: expect.stringMatching(/^\d/), modes: ['light', 'dark', 'rtl'] });
    expect(tell(B)?.found).toEqual([
      { rule: 'label', modes: ['light', 'rtl'] },
      { rule: 'color-contrast', modes: ['dark'], known: true },
    ]);
  });

  it.each([
    [A, 'export default 1;'],
    ['docs/a/v1/content/p/data.ts', 'export const a = 1;'],
    ['docs/a/v1/package.json', '{"name":"a"}'],
    ['package-lock.json', FILES['package-lock.json'].replace('1.0.0', '1.0.1')],
  ])('tells nothing after a change of %s', (file, content) => {
    record([judge(A)]);
    change(file, content);
    expect(tell(A)).toBeUndefined();
  });

  it('tells nothing of a demo that changed while it was looked at', () => {
    const hashes = fingerprintDemos(rootDir, [judge(A)]);
    change(A, 'export default 1;');
    record([judge(A)], '2026-11-22', hashes);
    expect(tell(A)).toBeUndefined();
  });

  it('says how to mend a file that is no JSON', () => {
    change('docs/a/v1/accessibility.json', '{');
    expect(() => readRecords(rootDir, 'docs/a/v1')).toThrow(/docs\/a\/v1\/accessibility.json.*\n.*--record/);
  });

  it('forgets demos that axe could not see, and those that are gone, and keeps all others', () => {
    record([judge(A), judge(B)], '2026-11-21');
    fs.rmSync(path.join(rootDir, B));
    const throws: Finding = { stage: 'browser', rule: 'throws', message: 'No' };
    expect(record([judge(A, { findings: [throws] })], '2026-11-22')).toEqual(['docs/a/v1']);
    expect(readRecords(rootDir, 'docs/a/v1')).toMatchObject({ checked: '2026-11-22', demos: {} });
  });

  it('writes nothing where nothing has changed', () => {
    record([judge(A)], '2026-11-21');
    expect(record([judge(A)], '2026-11-22')).toEqual([]);
    expect(readRecords(rootDir, 'docs/a/v1')?.checked).toBe('2026-11-21');
  });

  it('compares: what readers are not told is wrong, what has changed is only unknown', () => {
    record([judge(A), judge(B, { allowed: [contrast] })]);
    expect(compareRecords(rootDir, [judge(A), judge(B, { allowed: [contrast] })])).toEqual({
      wrong: [],
      unknown: 0,
    });
    change(B, 'export default 1;');
    const problems = compareRecords(rootDir, [judge(A, { allowed: [contrast] }), judge(B)]);
    expect(problems).toEqual({ wrong: [`${A}: color-contrast (dark)`], unknown: 1 });
    expect(formatRecordProblems(problems, 2)).toEqual([
      expect.stringContaining('1 of 2 demos'),
      expect.stringContaining('--record'),
    ]);
  });
});
