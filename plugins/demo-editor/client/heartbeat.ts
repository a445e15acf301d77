interface HeartbeatOptions {
  /** Milliseconds without an answer after which the frame counts as hung. */
  timeout: number;
  /** Asks the frame for an answer. */
  ping(): void;
  onSilence(): void;
}

export interface Heartbeat {
  /** Called with each answer. */
  answer(): void;
  stop(): void;
}

/** Questions within the time that a frame has for an answer. */
const TICKS = 3;

/**
 * Notices that a frame answers no more. A computer that wakes up, or a tab in the background, has late timers of its
 * own: such a tick does not count.
 */
export function startHeartbeat({ timeout, ping, onSilence }: HeartbeatOptions): Heartbeat {
  const interval = timeout / TICKS;
  let missed = 0;
  let isWaiting = false;
  let last = performance.now();
  const timer = setInterval(() => {
    const isLate = performance.now() - last > interval * 2;
    last = performance.now();
    if (isWaiting && !isLate) missed += 1;
    if (missed >= TICKS) {
      clearInterval(timer);
      onSilence();
      return;
    }
    if (isWaiting) return;
    isWaiting = true;
    ping();
  }, interval);
  return {
    answer() {
      isWaiting = false;
      missed = 0;
    },
    stop: () => clearInterval(timer),
  };
}
