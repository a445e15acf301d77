import path from 'node:path';
import type { RegistryRow } from '../../plugins/kit/node';
import { readProducts } from '../../plugins/search/node/manifest';
import { writeList } from '../../plugins/search/node/writeIndexes';
import type { Options } from '../../plugins/search/options';

/** Where DocSearch asks, and for what it takes. */
const ALGOLIA = { 'connect-src': ['https://*.algolia.net', 'https://*.algolianet.com'] };

/** The row of `search`: the site's own engine, or Algolia DocSearch where the options name an account. */
export function buildSearchRow(options: Required<Options>): RegistryRow {
  const rootDir = path.resolve(__dirname, '../..');
  if (options.engine !== 'local') {
    return {
      name: 'search',
      enabled: true,
      options: { ...options },
      slots: { navbarEnd: ['@theme/DocSearchButton'] },
      csp: ALGOLIA,
    };
  }
  return {
    name: 'search',
    enabled: true,
    options: { ...options },
    slots: { navbarEnd: ['@theme/SearchButton'], shortcuts: ['@theme/SearchShortcuts'] },
    afterMerge: async (dir) => writeList(dir, readProducts(rootDir)),
  };
}
