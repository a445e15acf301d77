/** Milliseconds that the loops of one task may take together. */
const LIMIT = 1500;

/** Rounds between two looks at the clock, less one: a mask. */
const MASK = 1023;

export class EndlessLoop extends Error {
  constructor(readonly line: number) {
    super('Endless loop');
  }
}

/**
 * The function that guarded loops call each time round (see `guardLoops`).
 *
 * @throws an `EndlessLoop` from the loop that has run for too long
 */
export function createLoopGuard(): (line: number) => void {
  let rounds = 0;
  let start = 0;
  return (line) => {
    rounds += 1;
    if ((rounds & MASK) !== 0) return;
    const now = performance.now();
    if (start === 0) {
      start = now;
      // Comes only when the task is over, which an endless loop prevents.
      setTimeout(() => (start = 0));
    } else if (now - start > LIMIT) {
      throw new EndlessLoop(line);
    }
  };
}
