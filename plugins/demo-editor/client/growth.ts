/** The tallest frame, in CSS pixels. */
const MAX_HEIGHT = 2000;

/** Milliseconds between two reports within which the first may have caused the second. */
const ECHO = 300;

/** Equal steps in a row after which the frame is known to chase itself. */
const MAX_EQUAL = 2;

/** Steps that are smaller, in CSS pixels, belong to an animation. */
const MIN_STEP = 8;

export interface Growth {
  height: number;
  /** When the height was last reported, in milliseconds. */
  at: number;
  /** By how much it grew. */
  step: number;
  /** How many steps before it were as large. */
  equal: number;
  /** The height before the first of those. */
  base: number;
}

export function startGrowth(height: number): Growth {
  return { height, at: -Infinity, step: 0, equal: 0, base: height };
}

/**
 * The height of the frame after its document reports one. A demo that is as high as its window, and a bit of padding,
 * grows with the frame, by that padding each time and without end: it gets the height back from which that began.
 *
 * @returns an object with the same height where it stays
 */
export function grow(before: Growth, reported: number, min: number, now: number): Growth {
  const height = Math.round(Math.min(Math.max(reported, min), MAX_HEIGHT));
  if (!Number.isFinite(height) || height === before.height) return before;
  const step = height - before.height;
  const isEcho = now - before.at < ECHO && step >= MIN_STEP && Math.abs(step - before.step) <= 1;
  if (!isEcho) return { height, at: now, step, equal: 0, base: before.height };
  const equal = before.equal + 1;
  return { height: equal < MAX_EQUAL ? height : before.base, at: now, step, equal, base: before.base };
}
