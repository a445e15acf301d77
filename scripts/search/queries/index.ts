import { LATER } from './later';
import { ROWS } from './rows';
import { SYNONYMS } from './synonyms';
import { TASKS } from './tasks';
import { TITLES } from './titles';
import { TYPOS } from './typos';
import type { Query } from './types';

export { MATERIAL_TASKS } from './materialTasks';
export type { Query } from './types';

/** What readers type and which page they want (issue 8), all but `later` written before the ranking was tuned. */
export const QUERIES: Readonly<Record<string, readonly Query[]>> = {
  titles: TITLES,
  tasks: TASKS,
  typos: TYPOS,
  synonyms: SYNONYMS,
  rows: ROWS,
  later: LATER,
};
