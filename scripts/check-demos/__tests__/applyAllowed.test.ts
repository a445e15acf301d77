import { allowed as realAllowed } from '../allowed';
import { applyAllowed, globToRegExp } from '../applyAllowed';
import type { Allowed, Finding } from '../types';
import { makeDemo } from './demos';

const demo = makeDemo('docs/alpha/v1/content/react-button/Colors.tsx');
const other = makeDemo('docs/alpha/v1/content/react-grid/Rows.tsx');

const contrast: Finding = {
  stage: 'axe',
  mode: 'light',
  rule: 'color-contrast',
  message: 'Too little.',
  where: ['.a  <b class="Info">', '.c  <b class="Warning">'],
};

const entry = (more: Partial<Allowed> = {}): Allowed => ({
  demo: demo.file,
  rule: 'color-contrast',
  reason: 'Because.',
  ...more,
});

function judge(allowed: Allowed[], findings: Finding[] = [contrast]) {
  const { results, unused } = applyAllowed([{ demo, findings }], allowed, [demo, other]);
  return { healthy: results[0]?.healthy, unused };
}

describe('globToRegExp', () => {
  it.each([
    ['docs/alpha/**', true],
    ['docs/*/v1/content/react-button/*.tsx', true],
    ['docs/*', false],
    ['docs/alpha/v1/content/react-button/Colors?tsx', false],
  ])('%s', (glob, matches) => {
    expect(globToRegExp(glob).test(demo.file)).toBe(matches);
  });
});

describe('applyAllowed', () => {
  it('leaves a fault that no entry speaks of', () => {
    expect(judge([])).toEqual({ healthy: false, unused: [] });
    expect(judge([entry({ rule: 'list' })]).healthy).toBe(false);
    expect(judge([entry({ demo: other.file })]).healthy).toBe(false);
  });

  it('allows what an entry covers, with its reason', () => {
    const { results } = applyAllowed([{ demo, findings: [contrast] }], [entry()], [demo, other]);
    expect(results).toEqual([
      { ...demo, healthy: true, findings: [], allowed: [{ ...contrast, reason: 'Because.' }] },
    ]);
  });

  it('allows only what has the message, the elements and the mode of the entry', () => {
    expect(judge([entry({ message: /little/ })]).healthy).toBe(true);
    expect(judge([entry({ message: /much/ })]).healthy).toBe(false);
    expect(judge([entry({ where: /Info|Warning/ })]).healthy).toBe(true);
    expect(judge([entry({ where: /Info/ })]).healthy).toBe(false);
    expect(judge([entry({ where: /Info/ })], [{ ...contrast, where: [] }]).healthy).toBe(false);
    expect(judge([entry({ modes: ['light', 'rtl'] })]).healthy).toBe(true);
    expect(judge([entry({ modes: ['dark'] })]).healthy).toBe(false);
  });

  it('reports entries that nothing needs, as far as their demos were checked', () => {
    const needless = entry({ rule: 'list' });
    const wide = entry({ rule: 'list', demo: 'docs/alpha/**' });
    const gone = entry({ rule: 'list', demo: 'docs/gone/**' });
    expect(judge([entry(), needless, wide, gone]).unused).toEqual([needless, gone]);
  });
});

describe('the list of allowed findings', () => {
  it.each(realAllowed)('says why: $demo $rule', ({ reason }) => {
    expect(reason).toMatch(/^[A-Z].{30,}\.$/);
  });
});
