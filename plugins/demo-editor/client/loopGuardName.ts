/** Name of the function that guarded loops call each time round, with the loop's line. */
export const LOOP_GUARD = '__loop';
