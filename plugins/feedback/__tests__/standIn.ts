import http from 'node:http';
import type { AddressInfo } from 'node:net';

export type Respond = (request: http.IncomingMessage, response: http.ServerResponse) => void;

/** What a feedback endpoint answers, by what it is in the tests. */
export const ANSWERS = {
  ok: (_request, response) =>
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"ok":true}'),
  empty: (_request, response) => response.writeHead(204).end(),
  failing: (_request, response) => response.writeHead(503).end('{"error":"down"}'),
  busy: (_request, response) => response.writeHead(429).end(),
  refusing: (_request, response) => response.writeHead(422).end('{"error":"no"}'),
  signIn: (_request, response) =>
    response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><title>Sign in</title>'),
  halfJson: (_request, response) => response.writeHead(200).end('{"ok":'),
  redirecting: (_request, response) => response.writeHead(302, { Location: '/elsewhere' }).end(),
  hangUp: (request) => request.socket.destroy(),
  // Never answers.
  silent: () => undefined,
} satisfies Record<string, Respond>;

/** A server that stands in for the endpoint: one answer for each request, the last one from then on. */
export class StandIn {
  readonly received: unknown[] = [];
  private answers: Respond[] = [ANSWERS.ok];
  private readonly server = http.createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      this.received.push(JSON.parse(body));
      const [answer] = this.answers.length > 1 ? this.answers.splice(0, 1) : this.answers;
      answer?.(request, response);
    });
  });

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, resolve));
    return `http://localhost:${(this.server.address() as AddressInfo).port}/feedback`;
  }

  answer(...answers: Respond[]): void {
    this.answers = answers;
    this.received.length = 0;
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}
