import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';
import { SANDBOX_BASE } from '../types';
import { watchSandbox, type Bundler } from './buildSandbox';
import { scriptsFolder, type SharedSettings } from './sandboxConfig';
import { SANDBOX_POLICY } from './sandboxPolicy';

interface MiddlewareSettings {
  baseUrl: string;
  /** Folder for what the bundler writes. */
  outDir: string;
  /** `null` for an id that is none of a docs instance. */
  settingsOf(id: string): SharedSettings | null;
}

type Next = () => void;

/**
 * Serves the documents of edited demos during development, under the same policy as in production. Each is bundled
 * when it is asked for first: most sessions edit no demo.
 */
export function createSandboxMiddleware(
  bundle: Bundler,
  { baseUrl, outDir, settingsOf }: MiddlewareSettings,
) {
  const watching = new Map<string, Promise<void>>();
  const serve = sirv(outDir, { dev: true, extensions: ['html'] });
  const isOurs = new RegExp(`^(${SANDBOX_BASE}|${scriptsFolder('')})/?([\\w-]+)`);

  const watch = (id: string): Promise<void> | undefined => {
    const settings = settingsOf(id);
    if (!settings) return undefined;
    const promise = watching.get(id) ?? watchSandbox(bundle, { ...settings, outDir, isProduction: false });
    watching.set(id, promise);
    return promise;
  };

  return async (request: IncomingMessage, response: ServerResponse, next: Next): Promise<void> => {
    const url = request.url ?? '';
    const [, folder, id = ''] = isOurs.exec(url.startsWith(baseUrl) ? url.slice(baseUrl.length) : '') ?? [];
    const ready = folder === undefined ? undefined : watch(id);
    if (!ready) return next();
    await ready;
    if (folder === SANDBOX_BASE) response.setHeader('Content-Security-Policy', SANDBOX_POLICY);
    request.url = `/${url.slice(baseUrl.length)}`;
    serve(request, response, () => {
      request.url = url;
      next();
    });
  };
}
