import type { SiteEnv } from './env';

/**
 * Name of the folders in which a build keeps its caches. Builds that differ by their environment get folders of
 * their own: they would evict each other, and the bundler does not see that a transform is missing.
 */
export function cacheName({
  build,
  fixture,
  pluginsOff,
}: Pick<SiteEnv, 'build' | 'fixture' | 'pluginsOff'>): string {
  const off = pluginsOff
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
    .sort();
  return [
    build ?? 'development',
    ...(fixture ? ['with-fixture'] : []),
    ...(off.length > 0 ? [`without-${off.join('-')}`] : []),
  ].join('.');
}
