import type { Sink } from './sinks';

type TagFunction = (...args: unknown[]) => void;

interface TagWindow {
  dataLayer?: unknown[];
  gtag?: TagFunction;
  [disable: `ga-disable-${string}`]: boolean;
}

/** The tag function of the page, made as Google's script wants it; without the script its calls wait in a list. */
function ensureTag(target: TagWindow): TagFunction {
  const dataLayer = (target.dataLayer ??= []);
  target.gtag ??= function gtag() {
    // The script tells calls from other entries by this very object.
    dataLayer.push(arguments);
  };
  return target.gtag;
}

function loadScript(script: string, id: string): void {
  const element = document.createElement('script');
  element.async = true;
  element.src = `${script}?id=${encodeURIComponent(id)}`;
  document.head.append(element);
}

/** Cookies that Google's script has set go with the consent. */
function removeCookies(): void {
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '');
  for (const name of names.filter((item) => /^_ga/.test(item))) {
    const { hostname } = location;
    const expired = `${name}=; path=/; max-age=0`;
    document.cookie = expired;
    document.cookie = `${expired}; domain=${hostname.split('.').slice(-2).join('.')}`;
  }
}

/** Google's tag (spec §7 "Tag-function analytics", "Tag-function user properties"). */
export function createGtagSink({ id, script }: { id: string; script: string }): Sink {
  const target = window as unknown as TagWindow;
  const tag = ensureTag(target);
  // Of a page that is read again in spite of what was said before, the new answer counts.
  target[`ga-disable-${id}`] = false;
  tag('js', new Date());
  tag('config', id, { send_page_view: false });
  loadScript(script, id);
  return {
    pageView({ title, location: page, productId, categoryId, userProperties }) {
      tag('set', 'user_properties', userProperties);
      tag('event', 'page_view', {
        send_to: id,
        page_title: title,
        page_location: page,
        productId,
        productCategoryId: categoryId,
      });
    },
    event({ category, action, label }) {
      tag('event', category, { send_to: id, eventAction: action, eventLabel: label });
    },
    stop() {
      target[`ga-disable-${id}`] = true;
      removeCookies();
    },
  };
}
