import { SANDBOX_META_POLICY } from './sandboxPolicy';

/** What a document without a style sheet gives, in the site's mode; room around the demo as in the page. */
const STYLES =
  'html{color-scheme:light}html[data-theme=dark]{color-scheme:dark}' +
  'body{margin:0;background:transparent}' +
  '[data-demo-root]{display:flow-root;box-sizing:border-box;padding:32px 24px;color:CanvasText}' +
  '@media(max-width:480px){[data-demo-root]{padding:24px 16px}}';

/** The document in which edited demos run: nothing of the site is in it. */
export function buildSandboxPage(scripts: readonly string[]): string {
  return [
    '<!doctype html>',
    '<html lang="en" data-theme="light">',
    '<head>',
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${SANDBOX_META_POLICY}">`,
    '<meta name="robots" content="noindex">',
    '<meta name="viewport" content="width=device-width">',
    '<title>Demo sandbox</title>',
    `<style>${STYLES}</style>`,
    ...scripts.map((src) => `<script defer src="${src}"></script>`),
    '</head>',
    '<body></body>',
    '</html>',
    '',
  ].join('\n');
}
