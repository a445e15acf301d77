/** @jest-environment jsdom */
import { createTracker } from '../client/createTracker';
import { readClickEvent } from '../client/readClickEvent';
import { refusesTracking } from '../client/refusesTracking';
import { drawVitals } from '../client/reportVitals';
import type { AnalyticsSettings } from '../types';

const settings: AnalyticsSettings = {
  sinks: [
    { type: 'gtag', id: 'G-1', script: 'https://tag.example/js' },
    { type: 'beacon', url: '/events' },
  ],
  consent: 'required',
  pageViewDelay: 0,
  vitals: null,
  products: [{ prefix: '/system', productId: 'system', categoryId: 'core' }],
};

interface TagWindow {
  dataLayer?: ArrayLike<unknown>[];
  gtag?: unknown;
}

let beacons: [url: string, data: unknown][] = [];

beforeEach(() => {
  jest.useFakeTimers();
  beacons = [];
  Object.assign(navigator, {
    sendBeacon: (url: string, data: string) => beacons.push([url, JSON.parse(data)]),
  });
  Object.assign(window, { matchMedia: () => ({ matches: true }) });
  document.documentElement.lang = 'en';
  document.documentElement.dataset.theme = 'light';
  document.title = 'Box';
  document.cookie = 'codeVariant=JS; path=/';
  window.history.replaceState(null, '', '/system/react-box?a=b#c');
});

afterEach(() => {
  jest.useRealTimers();
  document.head.innerHTML = '';
  delete (window as TagWindow).dataLayer;
  delete (window as TagWindow).gtag;
});

const tagCalls = () => ((window as TagWindow).dataLayer ?? []).map((call) => Array.from(call));
const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src);

const userProperties = {
  codeVariant: 'JS',
  language: 'en',
  devicePixelRatio: 1,
  colorSchemeOS: 'dark',
  colorScheme: 'light',
  codeStyling: 'MUI System',
};

describe('page views (spec §7 "Tag-function analytics", "Tag-function user properties")', () => {
  it('go to all sinks after the timeout, with exactly this', () => {
    const tracker = createTracker({ ...settings, pageViewDelay: 40 });
    tracker.allow(true);
    jest.advanceTimersByTime(39);
    expect(beacons).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(tagCalls()).toEqual([
      ['js', expect.any(Date)],
      ['config', 'G-1', { send_page_view: false }],
      ['set', 'user_properties', userProperties],
      [
        'event',
        'page_view',
        {
          send_to: 'G-1',
          page_title: 'Box',
          page_location: 'http://localhost/system/react-box',
          productId: 'system',
          productCategoryId: 'core',
        },
      ],
    ]);
    const view = {
      title: 'Box',
      location: 'http://localhost/system/react-box',
      productId: 'system',
      categoryId: 'core',
    };
    expect(beacons).toEqual([['/events', { type: 'page_view', ...view, userProperties }]]);
    expect(scripts()).toEqual(['https://tag.example/js?id=G-1']);
  });

  it('are not sent of a page that a reader passes through', () => {
    const tracker = createTracker(settings);
    tracker.allow(true);
    tracker.pageView();
    tracker.pageView();
    jest.advanceTimersByTime(100);
    expect(beacons).toHaveLength(1);
  });

  it('tell of pages that belong to no product', () => {
    window.history.replaceState(null, '', '/systematic');
    const tracker = createTracker(settings);
    tracker.allow(true);
    jest.runAllTimers();
    expect(beacons[0]?.[1]).toMatchObject({ productId: null, categoryId: null });
  });
});

describe('consent (issue 6 point 3)', () => {
  it('comes first: before, nothing is sent, kept or loaded', () => {
    const tracker = createTracker(settings);
    tracker.pageView();
    tracker.event({ category: 'ad', action: 'display', label: 'a' });
    jest.runAllTimers();
    expect([beacons, tagCalls(), scripts()]).toEqual([[], [], []]);
    tracker.allow(true);
    jest.runAllTimers();
    expect(beacons).toEqual([['/events', expect.objectContaining({ type: 'page_view' })]]);
  });

  it('can be taken back, with the cookies', () => {
    document.cookie = '_ga=1; path=/';
    document.cookie = '_ga_1=1; path=/';
    const tracker = createTracker(settings);
    tracker.allow(true);
    jest.runAllTimers();
    tracker.allow(false);
    tracker.event({ category: 'ad', action: 'click', label: 'a' });
    expect(beacons).toHaveLength(1);
    expect(document.cookie).toBe('codeVariant=JS');
    expect(Object.entries(window)).toContainEqual(['ga-disable-G-1', true]);
  });

  it.each([
    [{}, false],
    [{ doNotTrack: null }, false],
    [{ doNotTrack: '0' }, false],
    [{ doNotTrack: '1' }, true],
    [{ doNotTrack: 'yes' }, true],
    [{ globalPrivacyControl: true }, true],
    [{ globalPrivacyControl: false, doNotTrack: '0' }, false],
  ])('is refused by %j: %p', (signals, isRefused) => {
    expect(refusesTracking(signals)).toBe(isRefused);
  });
});

describe('events (spec §7 "Analytics events")', () => {
  it('go to all sinks at once, with category, action and label', () => {
    const tracker = createTracker(settings);
    tracker.allow(true);
    tracker.event({ category: 'ad', action: 'display', label: 'in-house-themes' });
    const event = { send_to: 'G-1', eventAction: 'display', eventLabel: 'in-house-themes' };
    expect(tagCalls().at(-1)).toEqual(['event', 'ad', event]);
    expect(beacons).toEqual([
      ['/events', { type: 'event', category: 'ad', action: 'display', label: 'in-house-themes' }],
    ]);
  });

  it('reach the other sinks when one throws', () => {
    Object.assign(window, {
      gtag: () => {
        throw new Error('blocked');
      },
    });
    const tracker = createTracker({ ...settings, sinks: [...settings.sinks].reverse() });
    expect(() => tracker.allow(true)).not.toThrow();
    expect(() => tracker.event({ category: 'ad', action: 'crash', label: 'TypeError' })).not.toThrow();
    expect(beacons.map(([, data]) => data)).toEqual([
      { type: 'event', category: 'ad', action: 'crash', label: 'TypeError' },
    ]);
  });
});

describe('readClickEvent (spec §7 "Tag-function click events")', () => {
  const element = (html: string) => {
    document.body.innerHTML = html;
    return document.querySelector('b');
  };
  const always = () => 0;

  it('reads the attributes of the closest element', () => {
    const attributes = 'data-ga-event-category="nav" data-ga-event-action="open" data-ga-event-label="menu"';
    expect(readClickEvent(element(`<p ${attributes}><i><b></b></i></p>`), always)).toEqual({
      category: 'nav',
      action: 'open',
      label: 'menu',
    });
    expect(readClickEvent(element('<b data-ga-event-category="nav"></b>'), always)).toEqual({
      category: 'nav',
      action: 'click',
    });
  });

  it('makes nothing of other clicks', () => {
    expect(readClickEvent(element('<b data-ga-event-action="open"></b>'), always)).toBeNull();
    expect(readClickEvent(document, always)).toBeNull();
    expect(readClickEvent(null, always)).toBeNull();
  });

  it.each([
    ['0', 0, false],
    ['0.1', 0.0999, true],
    ['0.1', 0.1, false],
    ['1', 0.9999, true],
    ['x', 0.9999, true],
  ])('counts at a split of %s with %p drawn: %p', (split, drawn, isCounted) => {
    const target = element(`<b data-ga-event-category="nav" data-ga-event-split="${split}"></b>`);
    expect(readClickEvent(target, () => drawn) !== null).toBe(isCounted);
  });
});

describe('drawVitals (spec §7 "Web-vitals metrics", §9 "Web-vitals threshold")', () => {
  it.each([
    [1e-4, 0.00009, true],
    [1e-4, 1e-4, true],
    [1e-4, 0.00011, false],
    [0.1, 0.1, true],
    [0.1, 0.11, false],
    [1, 0.9999, true],
    [0, 0, false],
  ])('measures at a ratio of %p with %p drawn: %p', (ratio, drawn, isMeasured) => {
    expect(drawVitals(ratio, () => drawn)).toBe(isMeasured);
  });
});
