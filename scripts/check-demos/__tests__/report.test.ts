import { fixOf } from '../fixes';
import { formatReport, summarize } from '../report';
import type { DemoResult, Finding, Mode } from '../types';
import { makeDemo } from './demos';

const result = (findings: Finding[], more: Partial<DemoResult> = {}): DemoResult => ({
  ...makeDemo('docs/alpha/v1/content/react-button/Colors.tsx'),
  healthy: findings.length === 0,
  findings,
  allowed: [],
  cached: false,
  ...more,
});

const inMode = (mode: Mode, where: string[]): Finding => ({
  stage: 'axe',
  mode,
  rule: 'button-name',
  message: 'Buttons must have a name.',
  where,
});

describe('summarize', () => {
  it('counts the demos that are healthy, and the others', () => {
    expect(summarize([result([]), result([]), result([inMode('dark', [])])])).toBe('2 demos healthy, 1 not');
  });
});

describe('formatReport', () => {
  it('ends with the counts, also where nothing is wrong', () => {
    expect(formatReport([result([])], [])).toBe('1 demos healthy, 0 not');
  });

  it('shows file, modes, what, where and the cure; the same fault of several modes once', () => {
    const modes: Mode[] = ['light', 'dark', 'rtl'];
    const findings = modes.map((mode) => inMode(mode, [`.a  <button class="${mode}">`]));
    const report = formatReport([result([...findings, inMode('dark', ['.b  <button>'])])], []);
    expect(report).toContain('docs/alpha/v1/content/react-button/Colors.tsx\n');
    expect(report).toContain('  light, dark, rtl  button-name: Buttons must have a name.');
    expect(report).toContain('  dark              button-name');
    expect(report).toContain('at   .a <button class="light">');
    expect(report).toContain('fix  Name the button');
    expect(report).toMatch(/0 demos healthy, 1 not$/);
  });

  it('shortens long messages and many elements', () => {
    const finding = {
      ...inMode('dark', ['.a', '.b', '.c', '.d', '.e']),
      message: `Start ${'x'.repeat(2000)}`,
    };
    const report = formatReport([result([finding])], []);
    expect(report).toContain('and  2 more');
    expect(report.length).toBeLessThan(1000);
  });

  it('tells of cached and allowed results, and of entries that nothing needs', () => {
    const one = result([], { cached: true, allowed: [{ ...inMode('dark', []), reason: 'Because.' }] });
    const report = formatReport([one], [{ demo: 'docs/x/**', rule: 'list', reason: 'Old.' }]);
    expect(report).toContain('docs/x/**  list: Old.');
    expect(report).toContain(
      '(1 unchanged since an earlier run, 1 with faults of their library that are allowed)',
    );
  });
});

describe('fixOf', () => {
  const finding = (more: Partial<Finding>): Finding => ({
    stage: 'browser',
    rule: 'console',
    message: '',
    ...more,
  });

  it.each([
    [{ stage: 'types', rule: 'TS2322' }, /types/],
    [{ stage: 'server', rule: 'throws', message: 'window is not defined' }, /effects only/],
    [{ message: 'A tree hydrated but some attributes' }, /no clock/],
    [{ message: 'Each child should have a unique "key" prop' }, /`key`/],
    [{ rule: 'request' }, /data URIs/],
    [{ stage: 'notation', rule: 'global-styles' }, /"iframe": true/],
    [{ stage: 'axe', rule: 'label' }, /Label the field/],
    [{ stage: 'axe', rule: 'unheard', help: 'https://x.example' }, /See https:\/\/x\.example/],
  ] as [Partial<Finding>, RegExp][])('%j', (more, expected) => {
    expect(fixOf(finding(more))).toMatch(expected);
  });
});
