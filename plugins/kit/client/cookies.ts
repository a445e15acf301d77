import Cookies from 'js-cookie';

/** One year, in seconds, as js-cookie wants it: text (spec §9 "Cookie max-age", design §11). */
const MAX_AGE = '31536000';

/**
 * Reads a cookie; where the browser refuses cookies there is none (design §7).
 *
 * @throws on the server, which has no cookies (spec §8)
 */
export function getCookie(name: string): string | undefined {
  if (typeof document === 'undefined') {
    throw new Error(
      `getCookie("${name}") was called on the server, where there are no cookies. ` +
        'Call it in an effect or an event handler, or give useSyncExternalStore a server snapshot.',
    );
  }
  try {
    return Cookies.get(name);
  } catch {
    return undefined;
  }
}

/** Keeps a value for one year on all pages of the site; where cookies are refused nothing happens. */
export function setCookie(name: string, value: string): void {
  try {
    Cookies.set(name, value, { path: '/', sameSite: 'lax', 'max-age': MAX_AGE });
  } catch {
    // The choice holds for this page only.
  }
}
