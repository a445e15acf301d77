import { BLOCKED_AFTER, MAX_TRIES } from './constants';

/** What a look into the slot finds: the network's ad, its default ad for backers, or no ad. */
export type Sighting = 'nothing' | 'ad' | 'backer';

export interface AdState {
  /** How often the slot has been looked into. */
  tries: number;
  /** `null` while there is no decision. */
  isBlocked: boolean | null;
  sighting: Sighting;
}

/** Spec §4 "It starts with no decision". */
export const INITIAL_STATE: AdState = { tries: 0, isBlocked: null, sighting: 'nothing' };

/** Whether looking again can change nothing: an ad was found, or all tries are used. */
export function isSettled({ tries, sighting }: AdState): boolean {
  return sighting !== 'nothing' || tries >= MAX_TRIES;
}

/**
 * The state after one more look (spec §4 "Ad slot", design §11): an ad that is found is not blocked, however late it
 * comes; more than six looks without one mean blocked, and looking goes on up to the thirtieth.
 */
export function lookAgain(state: AdState, sighting: Sighting): AdState {
  if (isSettled(state)) return state;
  const tries = state.tries + 1;
  if (sighting !== 'nothing') return { tries, isBlocked: false, sighting };
  return { tries, isBlocked: tries > BLOCKED_AFTER ? true : state.isBlocked, sighting };
}
