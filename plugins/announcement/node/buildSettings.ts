import type { PluginOptions } from '../options';
import type { AnnouncementSettings } from '../types';

function withBase(address: string, baseUrl: string): string {
  return address.startsWith('/') ? baseUrl + address.slice(1) : address;
}

/** What each page gets: paths of this site with its base. */
export function buildSettings(
  { key, text, link, paths }: PluginOptions,
  baseUrl: string,
): AnnouncementSettings {
  const starts = paths.map((path) => `${withBase(path, baseUrl).replace(/\/+$/, '')}/`);
  return { key, text, link: withBase(link, baseUrl), paths: starts };
}
