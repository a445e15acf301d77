/** Constants of the slot (spec §9); times in milliseconds. */
export const INLINE_CHANCE = 0.2;
export const WHITELIST_CHANCE = 0.2;
export const POLL_INTERVAL = 500;
export const MAX_TRIES = 30;
/** With more tries than this and no element, the network is blocked. */
export const BLOCKED_AFTER = 6;
export const FETCH_RETRIES = 10;
export const IMPRESSION_DELAY = 2500;
