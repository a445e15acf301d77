import { toHttpUrl } from './toHttpUrl';

/** The one ad that is kept of a service's answer (spec §3 "Third-party ad response"), checked. */
export interface ServiceAd {
  company: string;
  description: string;
  image: string | null;
  link: string;
  /** Addresses to ask for when the ad is shown. */
  pixels: string[];
}

/** Longest text that a slot has any use for. */
const MAX_TEXT = 500;

/** Most addresses that are asked for when an ad is shown: each is a request of the reader's. */
const MAX_PIXELS = 10;

/** A time as part of an address; half a character, which none can have, gives the page's own. */
function encodeTime(time: unknown): string {
  const isTime = typeof time === 'number' || (typeof time === 'string' && /^\P{Cs}*$/u.test(time));
  return encodeURIComponent(isTime ? time : Date.now());
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, MAX_TEXT) : '';
}

/** `a?t=[timestamp]||b` -> the addresses, with the time in them (issue 6 point 2). */
export function parsePixels(pixel: unknown, timestamp: unknown): string[] {
  if (typeof pixel !== 'string') return [];
  const time = encodeTime(timestamp);
  const urls = pixel.split('||').map((item) => toHttpUrl(item.replaceAll('[timestamp]', time)));
  return [...new Set(urls)].filter((url) => url !== null).slice(0, MAX_PIXELS);
}

function parseAd(entry: unknown): ServiceAd | null {
  if (!isRecord(entry)) return null;
  const link = toHttpUrl(entry.statlink);
  if (link === null) return null;
  const impression = toHttpUrl(entry.statimp);
  const pixels = new Set([...(impression ? [impression] : []), ...parsePixels(entry.pixel, entry.timestamp)]);
  return {
    company: toText(entry.company),
    description: toText(entry.description),
    image: toHttpUrl(entry.image),
    link,
    pixels: [...pixels].slice(0, MAX_PIXELS),
  };
}

/**
 * The first entry of an answer's `ads` that is not empty and has a statlink (spec §5 "Ad selection"); one that no link
 * may lead to counts as none. Whatever else a service sends gives `null`.
 */
export function parseAdResponse(json: unknown): ServiceAd | null {
  const ads = isRecord(json) && Array.isArray(json.ads) ? (json.ads as unknown[]) : [];
  for (const entry of ads) {
    const ad = parseAd(entry);
    if (ad) return ad;
  }
  return null;
}
