import fs from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { ICON_FOLDER } from '../types';
import { listPackages } from './findIcons';
import { keepIcons } from './writeIcons';

interface MiddlewareInput {
  siteDir: string;
  baseUrl: string;
  cacheDir: string;
}

const FILE = /^([\w.-]+)\/((?:[a-z-]+\/\d+|names)\.json)$/;

/** Answers with the files of icons in the development server; the first answer takes some seconds. */
export function createDevMiddleware({ siteDir, baseUrl, cacheDir }: MiddlewareInput) {
  const start = `${baseUrl}${ICON_FOLDER}/`;
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const [pathname = ''] = (request.url ?? '').split('?');
    const [, version, name = ''] = pathname.startsWith(start)
      ? (FILE.exec(pathname.slice(start.length)) ?? [])
      : [];
    const icons = version && listPackages(siteDir, () => true).find((each) => each.version === version);
    const file = icons ? path.join(keepIcons(icons, cacheDir), name) : '';
    if (!file || !fs.existsSync(file)) return next();
    response.setHeader('Content-Type', 'application/json; charset=utf-8');
    response.end(fs.readFileSync(file));
  };
}
