import http from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Page } from '@playwright/test';
import { createServer } from '../../scripts/lib/createServer';

/** The host that the fixture's build takes for the one in production (src/build/serviceWorkerRow.ts). */
const HOST = 'fixture.localhost';

/** A deployment of a build that a test can take down, or replace parts of. */
export class Deployment {
  private readonly files = new Map<string, string | null>();
  private readonly sockets = new Set<Socket>();
  private isDown = false;

  private constructor(
    private readonly server: http.Server,
    private readonly site: http.Server,
  ) {
    server.on('request', (request, response) => this.respond(request, response));
    server.on('connection', (socket) => {
      if (this.isDown) socket.destroy();
      this.sockets.add(socket);
    });
  }

  static async start(folder: string): Promise<Deployment> {
    const server = http.createServer();
    await new Promise<void>((resolve) => server.listen(0, resolve));
    return new Deployment(server, createServer(folder));
  }

  urlOf(pathname: string): string {
    return `http://${HOST}:${(this.server.address() as AddressInfo).port}${pathname}`;
  }

  /** As a reader without a connection has it. */
  goDown(isDown = true): void {
    this.isDown = isDown;
    if (isDown) this.sockets.forEach((socket) => socket.destroy());
  }

  /** Answers with other content from now on; `null` for a file that the next deployment does not have. */
  replace(pathname: string, content: string | null): void {
    this.files.set(pathname, content);
  }

  /** Answers as the build has it again. */
  restore(): void {
    this.files.clear();
  }

  stop(): void {
    this.sockets.forEach((socket) => socket.destroy());
    this.server.close();
  }

  private respond(request: http.IncomingMessage, response: http.ServerResponse): void {
    const { pathname } = new URL(`http://localhost${request.url ?? '/'}`);
    const content = this.files.get(pathname);
    if (content === undefined) this.site.emit('request', request, response);
    else if (content === null) response.writeHead(404).end();
    else
      response
        .writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-cache' })
        .end(content);
  }
}

/** Addresses that the worker has kept, without the host; others would show with theirs. */
export function listKept(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().map(({ url }) => url.replace(location.origin, ''));
  });
}

/** Counts loads of documents in this tab, from the next on. */
export async function countLoads(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    if (parent !== window) return;
    sessionStorage.setItem('loads', String(Number(sessionStorage.getItem('loads')) + 1));
  });
  return () => page.evaluate(() => Number(sessionStorage.getItem('loads'))).catch(() => -1);
}
