import { useEffect, useState } from 'react';
import { fetchAd } from './fetchAd';
import type { ServiceAd } from './parseAdResponse';

/**
 * The ad that a service gives for this view of the page; `null` until it has come, and where none comes.
 *
 * @param delay milliseconds until the service is asked
 */
export function useServiceAd(url: string | null, delay: number): ServiceAd | null {
  const [ad, setAd] = useState<ServiceAd | null>(null);
  useEffect(() => {
    if (url === null) return undefined;
    const abort = new AbortController();
    const timer = window.setTimeout(async () => {
      const found = await fetchAd(url, abort.signal);
      if (!abort.signal.aborted) setAd(found);
    }, delay);
    return () => {
      window.clearTimeout(timer);
      abort.abort();
    };
  }, [url, delay]);
  return ad;
}
