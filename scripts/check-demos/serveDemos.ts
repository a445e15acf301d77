import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { demoPrefix } from '../../plugins/demos/client/prefixes';
import type { ServerRender } from './harness/types';
import { MODE_SETTINGS } from './modes';
import type { Demo, Mode } from './types';

export interface Served {
  demo: Demo;
  render: ServerRender;
  /** Folder of the browser's modules. */
  client: string;
}

/** The surface of a demo as the site has it, so that contrast is measured on the same background. */
const SURFACE = `
  html { color-scheme: light }
  html[data-theme='dark'] { color-scheme: dark }
  body { margin: 0 }
  body:has(> main) { background: var(--color-demo) }
  body > main { padding: 32px 24px; isolation: isolate }
`;

function readSiteStyles(): string {
  const read = (name: string) => fs.readFileSync(path.join(__dirname, '../../src/css', name), 'utf8');
  return read('tokens.css') + read('base.css') + SURFACE;
}

/** The demo's place in the article, or alone in a document of its own. */
function surfaceOf({ demo, render }: Served): string {
  const attributes = `data-demo-root data-file="${demo.file}" data-prefix="${demoPrefix(demo.name)}"`;
  if (demo.framed) return `<div ${attributes}></div>`;
  return `<main>${render.styles}<div ${attributes}>${render.html}</div></main>`;
}

/** A document with one demo, as the server of the site would send it. */
function pageOf(served: Served, mode: Mode, styles: string): string {
  const { theme, dir, daysLater } = MODE_SETTINGS[mode];
  return [
    `<!doctype html><html lang="en" dir="${dir}" data-theme="${theme}" data-days-later="${daysLater}"><head>`,
    `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">`,
    `<title>Demo</title><style>${styles}</style>`,
    // React praises its developer tools in the console where there are none.
    `<script>window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = { isDisabled: true };</script></head>`,
    `<body dir="${dir}" class="mode-${theme}">${surfaceOf(served)}`,
    `<script type="module" src="/modules/${served.demo.workspace}/index.js"></script></body></html>`,
  ].join('');
}

export interface DemoServer {
  url(demo: Demo, mode: Mode): string;
  close(): void;
}

/** Serves documents with one demo each, and the modules of their workspaces. */
export async function serveDemos(served: readonly Served[]): Promise<DemoServer> {
  const styles = readSiteStyles();
  const pages = new Map(served.map((one) => [one.demo.file, one]));
  const folders = new Map(served.map(({ demo, client }) => [demo.workspace, client]));
  const server = http.createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const [, workspace = '', name = ''] =
      /^\/modules\/(docs\/[^/]+\/[^/]+)\/([\w.-]+\.js)$/.exec(pathname) ?? [];
    const module = path.join(folders.get(workspace) ?? '', name);
    const page = pages.get(pathname.slice(1));
    if (page) {
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.end(pageOf(page, (searchParams.get('mode') ?? 'light') as Mode, styles));
    } else if (name && fs.existsSync(module)) {
      response.setHeader('Content-Type', 'text/javascript; charset=utf-8');
      response.setHeader('Cache-Control', 'max-age=3600');
      response.end(fs.readFileSync(module));
    } else {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: ({ file }, mode) => `${origin}/${encodeURI(file)}?mode=${mode}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
