import type { IncomingMessage, ServerResponse } from 'node:http';
import { createParser } from './parser';
import type { TwinSite } from './site';
import { buildTwin } from './writeTwins';

interface MiddlewareInput {
  /** Reads the site anew, as the page manifest was last written. */
  createSite(): TwinSite;
  /** Path below which the site lives. */
  baseUrl: string;
}

/** Answers with the Markdown of a page in the development server, made when it is asked for. */
export function createDevMiddleware({ createSite, baseUrl }: MiddlewareInput) {
  return (request: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void): void => {
    const [pathname = ''] = (request.url ?? '').split('?');
    if (!pathname.startsWith(baseUrl) || !pathname.endsWith('.md')) return next();
    const page = `/${pathname.slice(baseUrl.length, -'.md'.length)}`;
    createParser()
      .then((parse) => buildTwin(createSite(), page, parse))
      .then((markdown) => {
        if (markdown === undefined) return next();
        response.setHeader('Content-Type', 'text/markdown; charset=utf-8');
        response.end(markdown);
      }, next);
  };
}
