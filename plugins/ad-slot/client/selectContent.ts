import type { AdRecord } from '../types';
import type { AdState } from './adMachine';
import type { AdChoices } from './drawChoices';

/** What the slot shows, and what that is called in analytics. */
export type AdContentKind =
  | { kind: 'empty' | 'waiting'; label: null }
  | { kind: 'network' | 'whitelist'; label: string }
  | { kind: 'inHouse'; label: string; ad: AdRecord };

interface Selection {
  state: AdState;
  choices: AdChoices;
  ads: readonly AdRecord[];
  /** Whether there is a network or a service to wait for. */
  hasSource: boolean;
}

function selectInHouse({ choices, ads }: Selection): AdContentKind {
  const ad = ads[Math.floor(choices.inHouse * ads.length)];
  return ad ? { kind: 'inHouse', label: ad.label, ad } : { kind: 'empty', label: null };
}

/**
 * What to show (spec §4 "Ad slot"). Without a network nothing can be blocked: an in-house ad is shown at once, and
 * nobody is asked to let anything through.
 */
export function selectContent(selection: Selection): AdContentKind {
  const { state, choices, hasSource } = selection;
  if (!hasSource || state.sighting === 'backer') return selectInHouse(selection);
  if (state.isBlocked === null) return { kind: 'waiting', label: null };
  if (!state.isBlocked) return { kind: 'network', label: 'network' };
  return choices.asksToWhitelist ? { kind: 'whitelist', label: 'whitelist' } : selectInHouse(selection);
}
