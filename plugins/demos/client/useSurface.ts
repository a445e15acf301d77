import { useEffect, useMemo, useState } from 'react';
import type { DemoShellProps, Styling } from '../types';
import { DemoStage } from './demoStage';

interface Surface {
  /** What the demo threw, or why it could not be fetched. */
  error: Error | null;
  /** Starts the demo anew. */
  reset(): void;
}

/** Keeps the demo of one styling alive in the surface: at first, after a reset and when the styling changes. */
export function useSurface(surface: HTMLElement | null, props: DemoShellProps, styling: Styling): Surface {
  const [error, setError] = useState<Error | null>(null);
  const [run, setRun] = useState(0);
  const stage = useMemo(() => surface && new DemoStage(surface, props), [surface, props]);
  const island = props.islands[styling];

  useEffect(() => {
    if (!stage || !island || !('load' in island)) return undefined;
    let cancelled = false;
    setError(null);
    stage
      .show(styling, island, { onError: setError, isCancelled: () => cancelled })
      .catch((problem: Error) => !cancelled && setError(problem));
    return () => {
      cancelled = true;
    };
  }, [stage, island, styling, run]);

  useEffect(() => () => stage?.unmount(), [stage]);

  return { error, reset: () => setRun((count) => count + 1) };
}
