import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { RegistryRow } from '../../plugins/kit/node';
import { ENDPOINT } from './hosts/siteRules';

/** Inline scripts that run; data blocks such as JSON-LD are not scripts to a browser. */
const INLINE_SCRIPT = /<script(?![^>]*\ssrc[\s=])([^>]*)>([\s\S]*?)<\/script>/gi;

function hashesOf(html: string): string[] {
  return [...html.matchAll(INLINE_SCRIPT)]
    .filter(([, attributes = '']) => !/\stype=["']?(application|speculationrules)/.test(attributes))
    .map(([, , code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
}

function htmlFiles(folder: string): string[] {
  return fs
    .readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/** What all pages may do without any plugin (design §8). */
const BASE: Readonly<Record<string, readonly string[]>> = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  // Demos' styles are written into the page by Emotion as they render, on the server and in the browser: texts that
  // differ from page to page and from state to state have no hash, and files no nonce. Style attributes as well.
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'frame-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'self'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'self'"],
};

function addSources(
  directives: Record<string, readonly string[]>,
  more: Readonly<Record<string, readonly string[]>>,
): void {
  for (const [directive, sources] of Object.entries(more)) {
    directives[directive] = [...new Set([...(directives[directive] ?? ["'self'"]), ...sources])];
  }
}

/**
 * The policy of the whole site as one header value: scripts from the site itself and the inline scripts that the
 * build has put in its pages, by hash; what plugins need comes from their rows (design §8).
 *
 * @param reportUrl address or path that browsers report to; older ones by `report-uri`. Empty for none
 */
export function buildPolicy(buildDir: string, rows: readonly RegistryRow[], reportUrl = ''): string {
  const hashes = new Set(htmlFiles(buildDir).flatMap((file) => hashesOf(fs.readFileSync(file, 'utf8'))));
  const directives = { ...BASE };
  addSources(directives, { 'script-src': [...hashes].sort() });
  for (const { csp = {} } of rows) addSources(directives, csp);
  if (reportUrl) Object.assign(directives, { 'report-uri': [reportUrl], 'report-to': [ENDPOINT] });
  return Object.entries(directives)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');
}

/** Policies of documents that are apart from the site, as the rows of plugins give them. */
export function collectDocumentPolicies(rows: readonly RegistryRow[]): Record<string, string> {
  return Object.assign({}, ...rows.map((row) => row.documentPolicies)) as Record<string, string>;
}
