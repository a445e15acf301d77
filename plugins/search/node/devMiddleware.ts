import type { IncomingMessage, ServerResponse } from 'node:http';
import { INDEX_FOLDER, LIST_FILE } from '../types';
import { readProducts } from './manifest';
import { buildIndexes, buildList, fileNameOf } from './writeIndexes';

interface MiddlewareInput {
  siteDir: string;
  baseUrl: string;
  /** Whether the development server serves a path. */
  isServed(pathname: string): boolean;
}

/**
 * Answers with indexes in the development server, made from the page manifest as it was last written: new headings may
 * lag until the manifest is written again.
 */
export function createDevMiddleware({ siteDir, baseUrl, isServed }: MiddlewareInput) {
  const start = `${baseUrl}${INDEX_FOLDER}/`;
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const [pathname = ''] = (request.url ?? '').split('?');
    if (!pathname.startsWith(start)) return next();
    const name = decodeURIComponent(pathname.slice(start.length));
    const products = readProducts(siteDir);
    const indexes = buildIndexes(siteDir, products, isServed);
    const answer =
      name === LIST_FILE ? buildList(indexes, products) : indexes.find((index) => fileNameOf(index) === name);
    if (!answer) return next();
    response.setHeader('Content-Type', 'application/json; charset=utf-8');
    response.end(JSON.stringify(answer));
  };
}
