import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { RegistryRow } from '../../plugins/kit/node';

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

/**
 * The policy of the whole site as one header value: scripts from the site itself and the inline scripts that the
 * build has put in its pages, by hash; what plugins need comes from their rows (design §8).
 */
export function buildPolicy(buildDir: string, rows: readonly RegistryRow[]): string {
  const hashes = new Set(htmlFiles(buildDir).flatMap((file) => hashesOf(fs.readFileSync(file, 'utf8'))));
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...[...hashes].sort()],
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
  for (const { csp = {} } of rows) {
    for (const [directive, sources] of Object.entries(csp)) {
      directives[directive] = [...new Set([...(directives[directive] ?? ["'self'"]), ...sources])];
    }
  }
  return Object.entries(directives)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');
}

/** Policies of documents that are apart from the site, as the rows of plugins give them. */
export function collectDocumentPolicies(rows: readonly RegistryRow[]): Record<string, string> {
  return Object.assign({}, ...rows.map((row) => row.documentPolicies)) as Record<string, string>;
}
