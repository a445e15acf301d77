import type { PluginOptions } from '../options';
import type { AdSettings, AdSlotData } from '../types';

function withBase(address: string, baseUrl: string): string {
  return address.startsWith('/') ? baseUrl + address.slice(1) : address;
}

/** What the slot's code gets: paths of this site with its base. */
export function buildSettings({ paths: _paths, ...options }: PluginOptions, baseUrl: string): AdSettings {
  const { network, service, ads } = options;
  return {
    ...options,
    network: network && { ...network, script: withBase(network.script, baseUrl) },
    service: service && withBase(service, baseUrl),
    ads: ads.map((ad) => ({ ...ad, img: withBase(ad.img, baseUrl) })),
  };
}

/** What each page gets: where there are ads, as starts of pathnames that end in a slash. */
export function buildSlotData({ paths }: PluginOptions, baseUrl: string): AdSlotData {
  return { paths: paths.map((path) => `${withBase(path, baseUrl).replace(/\/+$/, '')}/`) };
}
