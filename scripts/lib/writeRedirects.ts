import fs from 'node:fs';
import path from 'node:path';

/** A page for hosts that know no redirects: leads on by itself, with a link for who has that turned off. */
function redirectPage(target: string): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    `<title>This page has moved</title><meta http-equiv="refresh" content="0; url=${target}">`,
    `<link rel="canonical" href="${target}"><meta name="robots" content="noindex"></head>`,
    `<body><main><h1>This page has moved</h1><p><a href="${target}">${target}</a></p></main></body></html>`,
  ].join('');
}

function hasPage(buildDir: string, pathname: string): boolean {
  return fs.existsSync(path.join(buildDir, `${pathname}.html`));
}

/**
 * Writes a page for each moved pathname, for hosts that know no redirects.
 *
 * @throws one Error that lists redirects to pages that do not exist and from pages that do
 */
export function writeRedirects(
  buildDir: string,
  redirects: Readonly<Record<string, string>>,
  baseUrl = '/',
): void {
  const entries = Object.entries(redirects);
  const problems = entries.flatMap(([from, to]) => [
    ...(hasPage(buildDir, to) ? [] : [`"${from}" leads to "${to}", which is no page of the site`]),
    ...(hasPage(buildDir, from) ? [`"${from}" is a page of the site and cannot lead elsewhere`] : []),
  ]);
  if (problems.length > 0) {
    throw new Error(`redirects.ts cannot be used:\n${problems.map((line) => `  - ${line}`).join('\n')}`);
  }
  for (const [from, to] of entries) {
    const file = path.join(buildDir, `${from}.html`);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, redirectPage(baseUrl + to.slice(1)));
  }
}
