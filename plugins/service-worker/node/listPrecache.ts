import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { OFFLINE_FILE, type WorkerSettings } from '../types';

type Entry = WorkerSettings['precache'][number];

const hash = (data: string | Buffer) => createHash('sha256').update(data).digest('hex').slice(0, 16);

function listFiles(folder: string): string[] {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
}

/** Says of two merged builds whether their files differ: names of files below `assets/` change with their content. */
export function readRevision(dir: string): string {
  return hash(listFiles(path.join(dir, 'assets')).join('\n'));
}

/** Fonts that each page asks for in its head. */
export function listFonts(dir: string, baseUrl: string): Entry[] {
  const home = path.join(dir, 'index.html');
  if (!fs.existsSync(home)) return [];
  const links = fs.readFileSync(home, 'utf8').match(/<link[^>]*rel="?preload[^>]*as="?font[^>]*>/g) ?? [];
  return links.flatMap((link) => {
    const url = /href="?([^\s">]+)/.exec(link)?.[1];
    return url?.startsWith(baseUrl) ? { url, revision: null } : [];
  });
}

/**
 * What each reader gets with the worker: what all pages share, and the offline page; nothing of products that they
 * do not read. Scripts and styles of the product that they read are kept as they come.
 */
export function listPrecache(dir: string, baseUrl: string): Entry[] {
  const own = [OFFLINE_FILE, 'favicon.svg'].filter((file) => fs.existsSync(path.join(dir, file)));
  return [
    ...own.map((file) => ({ url: baseUrl + file, revision: hash(fs.readFileSync(path.join(dir, file))) })),
    ...listFonts(dir, baseUrl),
  ];
}
