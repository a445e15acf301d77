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

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, MAX_TEXT) : '';
}

/** `a?t=[timestamp]||b` -> the addresses, with the time in them (issue 6 point 2). */
export function parsePixels(pixel: unknown, timestamp: unknown): string[] {
  if (typeof pixel !== 'string') return [];
  const isTime = typeof timestamp === 'string' || typeof timestamp === 'number';
  const time = encodeURIComponent(isTime ? timestamp : Date.now());
  return pixel
    .split('||')
    .map((item) => toHttpUrl(item.replaceAll('[timestamp]', time)))
    .filter((url) => url !== null);
}

function parseAd(entry: unknown): ServiceAd | null {
  if (!isRecord(entry)) return null;
  const link = toHttpUrl(entry.statlink);
  if (link === null) return null;
  const impression = toHttpUrl(entry.statimp);
  return {
    company: toText(entry.company),
    description: toText(entry.description),
    image: toHttpUrl(entry.image),
    link,
    pixels: [...(impression ? [impression] : []), ...parsePixels(entry.pixel, entry.timestamp)],
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
