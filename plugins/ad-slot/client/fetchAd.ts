import { FETCH_RETRIES } from './constants';
import { parseAdResponse, type ServiceAd } from './parseAdResponse';

async function fetchOnce(url: string, signal: AbortSignal): Promise<ServiceAd | null> {
  const response = await fetch(url, { signal, credentials: 'omit', headers: { Accept: 'application/json' } });
  if (!response.ok) throw new Error(`${url} answers with status ${response.status}`);
  return parseAdResponse(await response.json());
}

/**
 * Asks an ad service for an ad, and again, up to ten more times, while its answer has none (spec §7, §9 "Ad fetch
 * retries"). A network that fails, an error status and an answer that is no JSON yield nothing, at once.
 */
export async function fetchAd(url: string, signal: AbortSignal): Promise<ServiceAd | null> {
  try {
    for (let attempt = 0; attempt <= FETCH_RETRIES; attempt += 1) {
      const ad = await fetchOnce(url, signal);
      if (ad) return ad;
    }
  } catch {
    // Ads fail silently (design §7).
  }
  return null;
}
