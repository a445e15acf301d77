import http from 'node:http';

/** Where a server listens. */
export type Target = { socketPath: string } | { port: number };

export interface Answer {
  status: number;
  /** Those that the rules of the site are about. */
  headers: Record<string, string>;
  body: string;
}

/** Headers that each host sends in its own way. */
const OWN =
  /^(date|server|connection|keep-alive|etag|last-modified|content-length|transfer-encoding|accept-ranges|vary)$/;

/** Asks for a path as it is, which browsers would put in order first. */
export function ask(
  target: Target,
  pathname: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Answer & { etag: string }> {
  return new Promise((resolve, reject) => {
    const options = { ...target, path: pathname, method, headers, agent: false };
    const request = http.request(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const all = Object.entries(response.headers).filter(([name]) => !OWN.test(name));
        resolve({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(all.map(([name, value]) => [name, String(value)])),
          body: Buffer.concat(chunks).toString(),
          etag: response.headers.etag ?? '',
        });
      });
    });
    request.on('error', reject).end();
  });
}

/** The same of each host; of an answer that leads on, its text is its own. */
export async function readAnswer(target: Target, pathname: string): Promise<Answer> {
  const { status, headers, body } = await ask(target, pathname);
  if (status !== 301 && status !== 302) return { status, headers, body };
  const { 'content-type': _type, ...rest } = headers;
  return { status, headers: rest, body: '' };
}

/** Addresses that no reader has any use for: nothing outside the site may come back, and none may lead elsewhere. */
export const HOSTILE = [
  '/..%2f..%2fsecret.txt',
  '/%2e%2e/secret.txt',
  '/../secret.txt',
  '/assets/../../secret.txt',
  '/assets/..%5c..%5csecret.txt',
  '/%00',
  '/index.html%00.txt',
  '//evil.example',
  '//evil.example/',
  '/\\evil.example/',
  '/en//evil.example',
  '/en/\\evil.example',
  '/en/%2f/evil.example',
  '/zh///evil.example/',
  '/en/%0d%0aSet-Cookie:a=b//',
  '/.git/config',
  '/%zz',
  '/_headers',
  '/_redirects',
  '/_hosts/rules.json',
  '/_hosts/nginx.conf',
  '/_hosts',
];
