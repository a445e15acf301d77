import { products } from '../../docs/products';

/** A path that pages of the site begin with, and with the base as well. */
function findClash(baseUrl: string): string | undefined {
  const paths = ['/blog', ...products.filter(({ fixture }) => !fixture).map(({ basePath }) => basePath)];
  return baseUrl === '/' ? undefined : paths.find((path) => `${path}/`.startsWith(baseUrl));
}

/**
 * Reads `SITE_BASE_URL`. It must not begin as pages do: of a link to `/docs/start`, nobody could tell whether the base is
 * in it already.
 *
 * @param problems gets what is wrong
 */
export function readBaseUrl(env: NodeJS.ProcessEnv, problems: string[]): string {
  const baseUrl = env.SITE_BASE_URL || '/';
  const clash = findClash(baseUrl);
  if (!/^\/(?:[^?#]*\/)?$/.test(baseUrl)) {
    problems.push(`SITE_BASE_URL is "${baseUrl}"; write a path with a slash at both ends, such as /ui/`);
  } else if (clash !== undefined) {
    problems.push(
      `SITE_BASE_URL is "${baseUrl}", and pages of the site begin with ${clash}, too; write another, such as /ui/`,
    );
  }
  return baseUrl;
}
