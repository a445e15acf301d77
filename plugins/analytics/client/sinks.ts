import type { SiteEvent } from '../../kit/client/events';
import type { SinkSettings } from '../types';
import { createGtagSink } from './gtagSink';
import type { PageView } from './pageView';

/** Where page views and events go. */
export interface Sink {
  pageView(view: PageView): void;
  event(event: SiteEvent): void;
  /** The reader takes the consent back. */
  stop(): void;
}

/** JSON to any address; the browser sends it also while a page is left. */
function createBeaconSink(url: string): Sink {
  const send = (data: object) => void navigator.sendBeacon(url, JSON.stringify(data));
  return {
    pageView: (view) => send({ type: 'page_view', ...view }),
    event: (event) => send({ type: 'event', ...event }),
    stop: () => undefined,
  };
}

function createConsoleSink(): Sink {
  return {
    pageView: (view) => console.info('[analytics] page_view', view),
    event: (event) => console.info('[analytics] event', event),
    stop: () => undefined,
  };
}

export function createSink(settings: SinkSettings): Sink {
  if (settings.type === 'gtag') return createGtagSink(settings);
  return settings.type === 'beacon' ? createBeaconSink(settings.url) : createConsoleSink();
}
