export interface UseStepsOptions {
  /**
   * The step to begin with.
   * @default 0
   */
  initial?: number;
  /** How many there are. */
  count: number;
}

export interface UseStepsResult {
  /** The current step. */
  step: number;
  /**
   * Goes on.
   * @param by How many steps.
   */
  next: (by?: number) => void;
}

/**
 * Walks through steps.
 * @param options What to walk through.
 * @returns Where one is.
 */
export declare function useSteps(options: UseStepsOptions): UseStepsResult;
