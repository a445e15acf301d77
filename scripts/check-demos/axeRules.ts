import type { Result, RunOptions } from 'axe-core';
import type { Finding, Mode } from './types';

/** Rules of a whole page, which the page around the demo keeps. */
const PAGE_RULES = [
  'bypass',
  'document-title',
  'html-has-lang',
  'landmark-one-main',
  'page-has-heading-one',
  'region',
  'skip-link',
];

/** Kinds of rules that run: WCAG 2.2 up to level AA, and what is good practice besides. */
export const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export const AXE_OPTIONS: RunOptions = {
  runOnly: { type: 'tag', values: AXE_TAGS },
  rules: Object.fromEntries(PAGE_RULES.map((rule) => [rule, { enabled: false }])),
  resultTypes: ['violations'],
};

/** Turns what axe found into findings: a rule with all elements that break it. */
export function axeFindings(violations: readonly Result[], mode: Mode): Finding[] {
  return violations.map(({ id, help, helpUrl, nodes }) => {
    const reasons = [
      ...new Set(nodes.map(({ failureSummary }) => failureSummary?.split('\n').at(1)?.trim() ?? '')),
    ];
    return {
      stage: 'axe',
      mode,
      rule: id,
      message: `${help}. ${reasons.slice(0, 3).join(' ')}`.trim(),
      where: nodes.map(({ target, html }) => `${target.flat().join(' ')}  ${html.slice(0, 160)}`),
      help: helpUrl,
    };
  });
}
