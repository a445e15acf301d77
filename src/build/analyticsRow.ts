import type { RegistryRow } from '../../plugins/kit/node';
import type { SiteEnv } from './env';

/** The fixture's services are stand-ins of the browser tests, on the same host. */
const FIXTURE_OPTIONS = {
  sinks: [
    { id: 'G-FIXTURE', script: '/analytics/tag.js' },
    { type: 'beacon', url: '/analytics/events' },
  ],
  vitals: { url: '/analytics/vitals' },
};

const GOOGLE_TAG = 'https://www.googletagmanager.com';
const GOOGLE_ANALYTICS = ['https://*.google-analytics.com', 'https://*.analytics.google.com', GOOGLE_TAG];

function originsOf(addresses: readonly string[]): string[] {
  return addresses.filter((address) => URL.canParse(address)).map((address) => new URL(address).origin);
}

function buildCsp({ sinks, vitalsUrl }: SiteEnv['analytics']): Record<string, string[]> {
  const hasTag = sinks.some(({ type }) => type === 'gtag');
  const beacons = sinks.flatMap((sink) => (sink.type === 'beacon' ? sink.url : []));
  const connect = [...(hasTag ? GOOGLE_ANALYTICS : []), ...originsOf([...beacons, vitalsUrl])];
  return {
    ...(hasTag && { 'script-src': [GOOGLE_TAG], 'img-src': GOOGLE_ANALYTICS }),
    ...(connect.length > 0 && { 'connect-src': connect }),
  };
}

/** The row of `analytics`: on where the environment names a sink, and with the fixture (`.env.example`). */
export function buildAnalyticsRow({ analytics, fixture }: SiteEnv): RegistryRow {
  const { sinks, consent, vitalsUrl } = analytics;
  const own = { sinks, consent, vitals: vitalsUrl ? { url: vitalsUrl } : null };
  return {
    name: 'analytics',
    enabled: sinks.length > 0 || vitalsUrl !== '' || fixture,
    options: fixture ? FIXTURE_OPTIONS : own,
    slots: { footerEnd: ['@theme/ConsentButton'] },
    csp: buildCsp(analytics),
  };
}
