import axe from 'axe-core';
import { AXE_OPTIONS, AXE_TAGS } from './axeRules';

/** How many rules of axe run on a demo. */
export function countRules(): number {
  const { rules = {} } = AXE_OPTIONS;
  return axe.getRules(AXE_TAGS).filter(({ ruleId }) => rules[ruleId]?.enabled !== false).length;
}
