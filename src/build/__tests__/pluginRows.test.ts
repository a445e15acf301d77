import { validateOptions as validateAds, type Options as AdOptions } from '../../../plugins/ad-slot/options';
import {
  validateOptions as validateAnalytics,
  type Options as AnalyticsOptions,
} from '../../../plugins/analytics/options';
import { buildAdRow } from '../adRow';
import {
  validateOptions as validateAnnouncement,
  type Options as AnnouncementOptions,
} from '../../../plugins/announcement/options';
import { buildAnalyticsRow } from '../analyticsRow';
import { readEnv } from '../env';
import { buildAnnouncementRow, buildNotificationsRow } from '../noticeRows';

const adRow = (env: NodeJS.ProcessEnv) => buildAdRow(readEnv(env));
const analyticsRow = (env: NodeJS.ProcessEnv) => buildAnalyticsRow(readEnv(env));

describe('the row of ad-slot', () => {
  it('is off without variables: a copy of the site shows nothing of anybody', () => {
    expect(adRow({})).toMatchObject({ enabled: false, csp: {} });
    expect(adRow({}).csp).toEqual({});
  });

  it('has in-house ads alone with SITE_ADS=1, and asks no host', () => {
    const { enabled, options, csp } = adRow({ SITE_ADS: '1' });
    expect({ enabled, csp }).toEqual({ enabled: true, csp: {} });
    expect(validateAds({ options: options as AdOptions })).toMatchObject({ network: null, service: null });
  });

  it('has network, service and default ad of the variables, and their hosts in the policy', () => {
    const { options, csp } = adRow({
      SITE_ADS: '1',
      SITE_AD_SCRIPT: 'https://cdn.example/ad.js?serve=1',
      SITE_AD_SERVICE: 'https://srv.example/ads.json',
      SITE_AD_HOSTS: 'https://more.example, https://*.ads.example',
      SITE_AD_BACKER_LINK: 'https://backers.example/',
    });
    expect(validateAds({ options: options as AdOptions })).toMatchObject({
      displayRatio: 0.1,
      network: { script: 'https://cdn.example/ad.js?serve=1', element: '#carbonads' },
      service: 'https://srv.example/ads.json',
      backerLinks: ['https://backers.example/'],
      paths: ['/'],
    });
    expect(csp).toEqual({
      'script-src': ['https://cdn.example', 'https://more.example', 'https://*.ads.example'],
      'connect-src': ['https://srv.example', 'https://more.example', 'https://*.ads.example'],
      'img-src': ['https:'],
    });
  });

  it('is valid with the fixture', () => {
    const { enabled, options } = adRow({ SITE_FIXTURE: '1' });
    expect(enabled).toBe(true);
    expect(() => validateAds({ options: options as AdOptions })).not.toThrow();
  });

  it('is not made of variables that cannot be used, all of which are told at once', () => {
    expect(() => readEnv({ SITE_ADS: '1', SITE_AD_HOSTS: "https://a.example 'unsafe-inline'" })).toThrow(
      'SITE_AD_HOSTS has "\'unsafe-inline\'"; write',
    );
    expect(() => readEnv({ SITE_AD_SCRIPT: 'https://a.example/', SITE_AD_SERVICE: 'ads.json' })).toThrow(
      /SITE_AD_SCRIPT is set, but ads are off; [^]*SITE_AD_SERVICE is set, [^]*SITE_AD_SERVICE is "ads.json"; write/,
    );
  });
});

describe('the rows of announcement and notifications (issue 5 point 6)', () => {
  const announcementRow = (env: NodeJS.ProcessEnv) => buildAnnouncementRow(readEnv(env));
  const idOf = (env: NodeJS.ProcessEnv) => announcementRow(env).options?.key;

  it('have no announcement without variables, and ask no other host', () => {
    expect(announcementRow({}).enabled).toBe(false);
    expect(buildNotificationsRow(readEnv({}))).toMatchObject({ enabled: true, options: {}, csp: {} });
  });

  it('have the announcement of the variables, with an id that follows text and link', () => {
    const { enabled, options } = announcementRow({
      SITE_ANNOUNCEMENT: 'News',
      SITE_ANNOUNCEMENT_LINK: '/versions',
    });
    expect(enabled).toBe(true);
    expect(validateAnnouncement({ options: options as AnnouncementOptions })).toMatchObject({
      text: 'News',
      link: '/versions',
      paths: ['/'],
    });
    const ids = ['News', 'Other news'].map((text) => idOf({ SITE_ANNOUNCEMENT: text }));
    expect(new Set(ids).size).toBe(2);
    expect(idOf({ SITE_ANNOUNCEMENT: 'News', SITE_ANNOUNCEMENT_ID: 'own' })).toBe('own');
  });

  it('have the feed of the variable, and its host in the policy', () => {
    const row = buildNotificationsRow(readEnv({ SITE_NOTIFICATIONS_URL: 'https://news.example/feed.json' }));
    expect(row).toMatchObject({
      options: { feed: 'https://news.example/feed.json' },
      csp: { 'connect-src': ['https://news.example'] },
    });
    expect(buildNotificationsRow(readEnv({ SITE_NOTIFICATIONS_URL: '/feed.json' })).csp).toEqual({});
  });

  it('are valid with the fixture', () => {
    const { options } = announcementRow({ SITE_FIXTURE: '1' });
    expect(() => validateAnnouncement({ options: options as AnnouncementOptions })).not.toThrow();
  });

  it('are not made of variables that cannot be used, all of which are told at once', () => {
    const env = {
      SITE_ANNOUNCEMENT_LINK: 'versions',
      SITE_ANNOUNCEMENT_ID: 'a b',
      SITE_NOTIFICATIONS_URL: '//x',
    };
    expect(() => readEnv(env)).toThrow(
      /LINK is "versions"; write [^]*ID is "a b"; write [^]*ANNOUNCEMENT is not set[^]*URL is "\/\/x"; write /,
    );
  });
});

describe('the row of analytics', () => {
  it('is off without variables: a copy of the site sends nothing to anybody', () => {
    expect(analyticsRow({})).toMatchObject({ enabled: false });
    expect(analyticsRow({}).csp).toEqual({});
  });

  it('has the sinks of SITE_ANALYTICS, and their hosts in the policy', () => {
    const { enabled, options, csp } = analyticsRow({
      SITE_ANALYTICS: 'gtag:G-ABC, beacon:https://stats.example/events,beacon:/stats,console',
      SITE_VITALS_URL: 'https://vitals.example/',
    });
    expect(enabled).toBe(true);
    expect(validateAnalytics({ options: options as AnalyticsOptions })).toMatchObject({
      sinks: [
        { type: 'gtag', id: 'G-ABC' },
        { type: 'beacon', url: 'https://stats.example/events' },
        { type: 'beacon', url: '/stats' },
        { type: 'console' },
      ],
      consent: 'required',
      vitals: { url: 'https://vitals.example/', ratio: 1e-4 },
    });
    expect(csp?.['script-src']).toEqual(['https://www.googletagmanager.com']);
    expect(csp?.['connect-src']).toEqual(
      expect.arrayContaining([
        'https://*.google-analytics.com',
        'https://stats.example',
        'https://vitals.example',
      ]),
    );
  });

  it('asks readers unless SITE_ANALYTICS_CONSENT says otherwise', () => {
    expect(
      analyticsRow({ SITE_ANALYTICS: 'console', SITE_ANALYTICS_CONSENT: 'assumed' }).options,
    ).toMatchObject({
      consent: 'assumed',
    });
  });

  it('is valid with the fixture', () => {
    const { options } = analyticsRow({ SITE_FIXTURE: '1' });
    expect(() => validateAnalytics({ options: options as AnalyticsOptions })).not.toThrow();
  });

  it('is not made of variables that cannot be used, all of which are told at once', () => {
    const env = {
      SITE_ANALYTICS: 'gtag,beacon:stats,other:1',
      SITE_ANALYTICS_CONSENT: 'no',
      SITE_VITALS_URL: 'v',
    };
    expect(() => readEnv(env)).toThrow(
      /has "gtag"; write [^]*has "beacon:stats"[^]*has "other:1"[^]*CONSENT is "no"; write [^]*VITALS_URL is "v"; write /,
    );
  });
});
