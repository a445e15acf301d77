import { isOwnPath } from '../../kit/client/isOwnPath';

/**
 * A whole address with http or https, also one that leaves its scheme to the page as networks write them
 * (`//ads.example/1`); `null` for all else that an untrusted text can hold (design §8).
 */
export function toHttpUrl(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const text = value.trim();
  const whole = text.startsWith('//') ? `https:${text}` : text;
  if (!/^https?:\/\//i.test(whole) || !URL.canParse(whole)) return null;
  return new URL(whole).href;
}

/** The same for a picture, which may be one of this site: `/promotions/a.svg`. */
export function toImageUrl(value: unknown): string | null {
  return typeof value === 'string' && isOwnPath(value) ? value : toHttpUrl(value);
}
