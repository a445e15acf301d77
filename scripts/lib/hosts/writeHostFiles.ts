import fs from 'node:fs';
import path from 'node:path';
import type { RegistryRow } from '../../../plugins/kit/node';
import { buildPolicy, collectDocumentPolicies } from '../contentSecurityPolicy';
import { buildHeadersFile, buildRedirectsFile } from './netlify';
import { buildNginxFile } from './nginx';
import { buildRules, type SiteRules } from './siteRules';

/** Folder for what hosts read and readers do not: each host refuses it (`matchRules.ts`). */
export const HOSTS_DIR = '_hosts';

const RULES_FILE = path.join(HOSTS_DIR, 'rules.json');

export interface HostSettings {
  /** Path below which the site lives, by default `/`. */
  base?: string;
  /** Rows of the enabled plugins. */
  rows: readonly RegistryRow[];
  redirects: Readonly<Record<string, string>>;
  /** Address or path that gets reports of what the policy blocked; empty for none. */
  reportUrl: string;
}

/** The rules of a merged build, whose pages say which inline scripts may run. */
export function loadRules(dir: string, { base, rows, redirects, reportUrl }: HostSettings): SiteRules {
  const policy = buildPolicy(dir, rows, reportUrl);
  return buildRules({ base, policy, documents: collectDocumentPolicies(rows), redirects, reportUrl });
}

/** First segments of the pathnames of pages. */
function listSections(dir: string): string[] {
  const names = fs
    .readdirSync(dir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() || entry.name.endsWith('.html'))
    .map((entry) => entry.name.replace(/\.html$/, ''));
  return [...new Set(names)].filter((name) => !/^(_.*|404|assets|fonts|index|offline)$/.test(name)).sort();
}

/**
 * Writes what each host reads to serve a merged build: `_headers` and `_redirects`, nginx's file, and the rules
 * themselves, for `npm run serve` and for hosts that are set up in another way. Last of all, since it reads the pages.
 */
export function writeHostFiles(dir: string, settings: HostSettings): void {
  const rules = loadRules(dir, settings);
  const write = (name: string, content: string) => fs.writeFileSync(path.join(dir, name), content);
  fs.mkdirSync(path.join(dir, HOSTS_DIR), { recursive: true });
  write('_headers', buildHeadersFile(rules));
  write('_redirects', buildRedirectsFile(rules, listSections(dir)));
  write(RULES_FILE, `${JSON.stringify(rules, null, 2)}\n`);
  write(path.join(HOSTS_DIR, 'nginx.conf'), buildNginxFile(rules));
}

/**
 * The rules that a build was written with.
 *
 * @throws an Error where the folder has none
 */
export function readRules(dir: string): SiteRules {
  const file = path.join(dir, RULES_FILE);
  if (!fs.existsSync(file)) {
    throw new Error(`${file} is missing, so this is no build of the site: make one with "npm run build".`);
  }
  return JSON.parse(fs.readFileSync(file, 'utf8')) as SiteRules;
}
