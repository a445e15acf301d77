import { INLINE_CHANCE, WHITELIST_CHANCE } from './constants';

export type AdLayout = 'image' | 'inline';

/** What chance decides, once for each view of a page. */
export interface AdChoices {
  layout: AdLayout;
  /** Where the network is blocked: ask to let it through, instead of an in-house ad. */
  asksToWhitelist: boolean;
  /** From 0 to below 1: which of the in-house ads. */
  inHouse: number;
  /** Whether this slot's events are counted. */
  isSampled: boolean;
}

/**
 * Draws, always in the same order, so that seeded numbers give the same choices (spec §9 "Inline ad layout chance",
 * "Whitelist message chance", "Ad display sampling ratio").
 *
 * @param random numbers from 0 to below 1
 * @param displayRatio from 0, none, to 1, all
 */
export function drawChoices(random: () => number, displayRatio: number): AdChoices {
  return {
    layout: random() < INLINE_CHANCE ? 'inline' : 'image',
    asksToWhitelist: random() < WHITELIST_CHANCE,
    inHouse: random(),
    isSampled: random() < displayRatio,
  };
}
