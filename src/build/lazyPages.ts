import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ConfigureWebpackUtils } from '@docusaurus/types';
import { escapeRegexp } from '@docusaurus/utils';

type Next = () => void;
type Middleware = (request: IncomingMessage, response: ServerResponse, next: Next) => unknown;

/** What `@rspack/core` has and webpack, whose types Docusaurus uses, has not. */
interface Rspack {
  experiments: { lazyCompilationMiddleware(compiler: object): Middleware };
}

/**
 * What is compiled when a browser first asks for it: pages with their demos, what plugins open on demand, and the lists of
 * demos that can be shown in frames. The shell of the site is compiled at once: the first page would wait for each part.
 */
export function createTest(siteDir: string): RegExp {
  const parts = ['docs/.*[.]mdx?$', 'plugins/', '[.]docusaurus/.*frames-.*[.]js$'];
  const anySlash = parts.join('|').replaceAll('/', '[\\\\/]');
  return new RegExp(`^${escapeRegexp(siteDir)}[\\\\/](${anySlash})`);
}

/**
 * The development server compiles a page when it is opened (issue 7): all pages of the site take minutes, of which a
 * writer looks at a few.
 *
 * @returns settings of the bundler, for the browser's build alone
 */
export function createLazyPages(siteDir: string, { currentBundler }: ConfigureWebpackUtils): object {
  const { experiments } = currentBundler.instance as unknown as Rspack;
  let middleware: Middleware = (_request, _response, next) => next();
  return {
    lazyCompilation: {
      entries: false,
      imports: true,
      test: createTest(siteDir),
    },
    plugins: [
      {
        apply(compiler: object) {
          middleware = experiments.lazyCompilationMiddleware(compiler);
        },
      },
    ],
    devServer: {
      // Merged with Docusaurus' own, as `search` does.
      setupMiddlewares(middlewares: object[]) {
        const forward: Middleware = (...parts) => middleware(...parts);
        middlewares.unshift({ name: 'lazy-pages', middleware: forward });
        return [];
      },
    },
  };
}
