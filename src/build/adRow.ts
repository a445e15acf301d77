import type { RegistryRow } from '../../plugins/kit/node';
import type { SiteEnv } from './env';

/** The fixture's ads come from the stand-in network of the browser tests, on the same host. */
const FIXTURE_OPTIONS = {
  displayRatio: 1,
  network: { script: '/ad-network/script.js', element: '#network-ad' },
  service: '/ad-network/ads.json',
  backerLinks: ['https://backers.example/'],
  paths: ['/fixture/ads', '/fixture/react-notation'],
};

function buildOptions({ script, service, backerLink }: SiteEnv['ads']): Record<string, unknown> {
  return {
    network: script ? { script } : null,
    service: service || null,
    backerLinks: backerLink ? [backerLink] : [],
  };
}

/** A network's ads have pictures and counters on hosts of their own, and may ask others for scripts. */
function buildCsp({ script, service, hosts }: SiteEnv['ads']): Record<string, string[]> {
  const scripts = script ? [new URL(script).origin, ...hosts] : [];
  const asked = [...(service ? [new URL(service).origin] : []), ...(script ? hosts : [])];
  return {
    ...(scripts.length > 0 && { 'script-src': scripts }),
    ...(asked.length > 0 && { 'connect-src': asked }),
    ...((script || service) && { 'img-src': ['https:'] }),
  };
}

/** The row of `ad-slot`: on where the environment says so, and on pages of the fixture (`.env.example`). */
export function buildAdRow({ ads, fixture }: SiteEnv): RegistryRow {
  return {
    name: 'ad-slot',
    enabled: ads.isOn || fixture,
    options: fixture ? FIXTURE_OPTIONS : buildOptions(ads),
    slots: { afterDescription: ['@theme/AdSlot'] },
    csp: buildCsp(ads),
  };
}
