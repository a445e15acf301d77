import fs from 'node:fs';
import path from 'node:path';
import { OFFLINE_FILE, WORKER_FILE, type WorkerState } from '../types';
import { buildOfflinePage } from './buildOfflinePage';
import { bundleWorker } from './bundleWorker';
import { listFonts, listPrecache, readRevision } from './listPrecache';

interface WorkerOutput {
  /** Folder with the merged build. */
  dir: string;
  /** Path below which the site lives, with slashes at both ends. */
  baseUrl: string;
  state: WorkerState;
}

/** Writes the worker and the offline page beside the pages of a merged build (issue 6 point 5). */
export async function writeServiceWorker({ dir, baseUrl, state }: WorkerOutput): Promise<void> {
  const font = listFonts(dir, baseUrl)[0]?.url;
  if (state === 'on') fs.writeFileSync(path.join(dir, OFFLINE_FILE), buildOfflinePage(baseUrl, font));
  const settings = { baseUrl, precache: listPrecache(dir, baseUrl) };
  const worker = await bundleWorker({ state, settings, revision: readRevision(dir) });
  fs.writeFileSync(path.join(dir, WORKER_FILE), worker);
}
