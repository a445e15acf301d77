/** Without the site's style sheets, whose names change with each deployment; colors are those of src/css/tokens.css. */
const STYLES = `
:root{color-scheme:light dark;--bg:#fff;--text:#17181c;--muted:#5a5f6a;--border:#e4e5e9;--raised:#f6f6f7;--accent:#2b4acb}
@media(prefers-color-scheme:dark){:root{--bg:#0d0e11;--text:#eceef2;--muted:#a3a9b5;--border:#26282f;--raised:#191b20;--accent:#9db1ff}}
*{box-sizing:border-box}
body{margin:0;background:var(--bg);color:var(--text);font:400 1rem/1.625 Geist,system-ui,sans-serif;-webkit-font-smoothing:antialiased}
header{display:flex;align-items:center;height:60px;padding-inline:24px;border-bottom:1px solid var(--border)}
header a{display:flex;align-items:center;gap:10px;color:inherit;font-weight:600;text-decoration:none}
main{max-width:44rem;margin-inline:auto;padding:72px 24px 96px}
svg.cloud{color:var(--muted)}
h1{margin:16px 0 12px;font-size:2rem;line-height:1.25;letter-spacing:-.02em;font-weight:650}
p{margin:0 0 24px;color:var(--muted)}
a{color:var(--accent)}
a.button{display:inline-block;padding:8px 16px;border:1px solid var(--border);border-radius:8px;background:var(--raised);color:var(--text);font-weight:500;text-decoration:none}
h2{margin:48px 0 12px;font-size:1rem;line-height:1.5;font-weight:600}
section:not(:has(li)){display:none}
ul{margin:0;padding:0;list-style:none;border:1px solid var(--border);border-radius:12px;overflow:hidden}
li+li{border-top:1px solid var(--border)}
li a{display:block;padding:10px 16px;color:inherit;text-decoration:none;overflow-wrap:anywhere}
li a:hover{background:var(--raised)}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px;border-radius:4px}
li a:focus-visible{outline-offset:-3px;border-radius:12px}
@media(max-width:600px){main{padding:40px 16px 64px}header{padding-inline:16px}h1{font-size:1.625rem}}
@media(forced-colors:active){a.button{border-color:ButtonText}}`
  .trim()
  .replaceAll('\n', '');

/** The site's mark (src/components/Logo). */
const LOGO =
  '<svg width="28" height="28" viewBox="0 0 28 28" aria-hidden="true"><rect width="28" height="28" rx="8" fill="var(--text)"/>' +
  '<path d="M7 9.5h14M7 14h9M7 18.5h5" stroke="var(--bg)" stroke-width="2.5" stroke-linecap="round"/>' +
  '<circle cx="19.5" cy="17.5" r="2.5" fill="var(--accent)" stroke="var(--bg)"/></svg>';

const CLOUD =
  '<svg class="cloud" width="40" height="40" viewBox="0 0 40 40" fill="none" stroke="currentColor" stroke-width="2.5" ' +
  'stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">' +
  '<path d="M13.5 13.5a8 8 0 0 0-1 3.9A6.3 6.3 0 0 0 13.3 30H29m4.5-2a5.9 5.9 0 0 0-3.4-10.7 9.4 9.4 0 0 0-11.6-7.1"/>' +
  '<path d="M6 6l28 28"/></svg>';

const fontFace = (url: string) =>
  `@font-face{font-family:Geist;font-weight:400 700;font-display:optional;src:url(${url}) format('woff2')}`;

/**
 * The page for readers without a connection (issue 6 point 5). It needs no script and no other file; the worker puts
 * a list of the pages that were kept in the place of `<!--pages-->`.
 *
 * @param font address of the text font, which the worker has
 */
export function buildOfflinePage(baseUrl: string, font?: string): string {
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="robots" content="noindex">',
    '<meta name="theme-color" content="#ffffff" media="(prefers-color-scheme:light)">',
    '<meta name="theme-color" content="#0d0e11" media="(prefers-color-scheme:dark)">',
    ...(font ? [`<link rel="preload" as="font" type="font/woff2" href="${font}" crossorigin>`] : []),
    `<link rel="icon" href="${baseUrl}favicon.svg">`,
    '<title>You are offline | UI Docs</title>',
    `<style>${font ? fontFace(font) : ''}${STYLES}</style>`,
    '</head>',
    '<body>',
    `<header><a href="${baseUrl}">${LOGO}UI Docs</a></header>`,
    '<main>',
    CLOUD,
    '<h1>You are offline</h1>',
    '<p>This page was not read on this device before, so there is no copy of it. It will be here once you are connected again.</p>',
    // An empty address is that of the page that was asked for.
    '<a class="button" href="">Try again</a>',
    '<section aria-labelledby="pages"><h2 id="pages">Pages you can read now</h2><ul><!--pages--></ul></section>',
    '</main>',
    '</body>',
    '</html>',
    '',
  ].join('\n');
}
