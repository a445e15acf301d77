import type { SiteEvent } from '../../kit/client/events';
import type { AnalyticsSettings, SinkSettings } from '../types';
import { readPageView } from './pageView';
import { createSink, type Sink } from './sinks';

export interface Tracker {
  /** The page has changed: its view is sent after a timeout, unless the page changes again before. */
  pageView(): void;
  event(event: SiteEvent): void;
  /** Begins or stops to send, as the reader says. Before, nothing is sent, kept or loaded. */
  allow(isAllowed: boolean): void;
}

/** What one sink does wrong is no matter of the others, nor of the page (issue 6 point 3). */
function tell(sinks: readonly Sink[], message: (sink: Sink) => void): void {
  for (const sink of sinks) {
    try {
      message(sink);
    } catch {
      // Analytics fail silently (design §7).
    }
  }
}

/** The sinks that can be made. */
function createSinks(settings: readonly SinkSettings[]): Sink[] {
  return settings.flatMap((sink) => {
    try {
      return createSink(sink);
    } catch {
      return [];
    }
  });
}

/** Sends page views and events to all sinks (spec §7). */
export function createTracker({ sinks: settings, pageViewDelay, products }: AnalyticsSettings): Tracker {
  let sinks: Sink[] = [];
  let wasAllowed = false;
  let timer = 0;
  const pageView = () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => {
      const view = readPageView(products);
      tell(sinks, (sink) => sink.pageView(view));
    }, pageViewDelay);
  };
  return {
    pageView,
    event: (event) => tell(sinks, (sink) => sink.event(event)),
    allow(isAllowed) {
      if (isAllowed === wasAllowed) return;
      wasAllowed = isAllowed;
      if (!isAllowed) tell(sinks, (sink) => sink.stop());
      sinks = isAllowed ? createSinks(settings) : [];
      if (isAllowed) pageView();
    },
  };
}
