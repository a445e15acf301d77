import type http from 'node:http';

/** What a stand-in says to one request. */
export interface Answer {
  status?: number;
  type?: string;
  body?: string;
  /** Ends the connection before the answer has come, as something in between does that blocks it. */
  isCut?: boolean;
}

export interface Received {
  method: string;
  pathname: string;
  body: string;
}

const SCRIPT = 'text/javascript';
const JSON_TYPE = 'application/json';

/** What each address of a stand-in says until a test wants something else: nothing that shows. */
const QUIET: Record<string, Answer> = {
  '/ad-network/script.js': { type: SCRIPT, body: '' },
  '/ad-network/ads.json': { type: JSON_TYPE, body: '{"ads": []}' },
  '/analytics/tag.js': { type: SCRIPT, body: '' },
  '/analytics/events': { status: 204 },
  '/analytics/vitals': { status: 204 },
};

/** The services that the fixture's build asks, over HTTP: an ad network, an ad service, and analytics. */
export class StandIns {
  readonly received: Received[] = [];
  private answers: Record<string, Answer> = {};

  reset(): void {
    this.received.length = 0;
    this.answers = {};
  }

  /** Says how an address answers from now on. */
  answer(pathname: string, answer: Answer): void {
    this.answers[pathname] = { ...QUIET[pathname], ...answer };
  }

  /** Lets the ad service answer with something as JSON. */
  answerAds(json: unknown): void {
    this.answer('/ad-network/ads.json', { body: JSON.stringify(json) });
  }

  /** Bodies of the requests that an address got. */
  bodiesOf(pathname: string): string[] {
    return this.received.filter((request) => request.pathname === pathname).map(({ body }) => body);
  }

  /** @returns whether the request was for a stand-in */
  handle(request: http.IncomingMessage, response: http.ServerResponse): boolean {
    const { pathname } = new URL(`http://localhost${request.url ?? '/'}`);
    const answer = this.answers[pathname] ?? QUIET[pathname];
    if (!answer) return false;
    let body = '';
    request.on('data', (data: Buffer) => (body += data));
    request.on('end', () => {
      this.received.push({ method: request.method ?? '', pathname, body });
      const { status = 200, type = 'text/plain', body: text = '', isCut } = answer;
      // With nothing at all, a browser would ask again by itself.
      if (isCut) response.writeHead(200, { 'Content-Length': 99 }).write('', () => response.destroy());
      else response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(text);
    });
    return true;
  }
}
