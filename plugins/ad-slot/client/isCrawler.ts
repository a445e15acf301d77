const CRAWLERS =
  /bot|crawl|spider|slurp|mediapartners|facebookexternalhit|google-inspection|bingpreview|lighthouse|archiver/i;

/** Whether a user agent is that of a crawler, which gets an empty slot (spec §4 "Ad slot"). */
export function isCrawler(userAgent: string): boolean {
  return CRAWLERS.test(userAgent);
}
