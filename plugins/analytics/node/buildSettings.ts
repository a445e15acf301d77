import type { PluginOptions } from '../options';
import type { AnalyticsSettings, ProductPath, SinkSettings } from '../types';

/** What the site tells of its products: `customFields.site`. */
interface Site {
  products?: { id: string; family: string; versions: { prefixes: string[] }[] }[];
}

function withBase(address: string, baseUrl: string): string {
  return address.startsWith('/') ? baseUrl + address.slice(1) : address;
}

function buildSink(sink: SinkSettings, baseUrl: string): SinkSettings {
  if (sink.type === 'gtag') return { ...sink, script: withBase(sink.script, baseUrl) };
  return sink.type === 'beacon' ? { ...sink, url: withBase(sink.url, baseUrl) } : sink;
}

/** Prefixes of all products, the longest first: the first that fits a path is the right one. */
function listProducts({ products = [] }: Site, baseUrl: string): ProductPath[] {
  return products
    .flatMap(({ id, family, versions }) =>
      versions.flatMap(({ prefixes }) =>
        prefixes.map((prefix) => ({
          prefix: withBase(prefix, baseUrl),
          productId: id,
          categoryId: family,
        })),
      ),
    )
    .sort((a, b) => b.prefix.length - a.prefix.length);
}

/** What the code in the browser gets: addresses of this site with its base, and whose pages lie where. */
export function buildSettings(options: PluginOptions, site: unknown, baseUrl: string): AnalyticsSettings {
  const { sinks, consent, pageViewDelay, vitals } = options;
  return {
    consent,
    pageViewDelay,
    sinks: sinks.map((sink) => buildSink(sink, baseUrl)),
    vitals: vitals && { ...vitals, url: withBase(vitals.url, baseUrl) },
    products: listProducts((site ?? {}) as Site, baseUrl),
  };
}
