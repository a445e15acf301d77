import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { SandboxSettings } from './sandboxConfig';

/** What builds a sandbox, and runs in it. */
const PLUGINS = ['plugins/demo-editor', 'plugins/kit'];

/** Prose is in no sandbox, nor is what was found of demos. */
const LEFT_OUT = /\.(md|mdx)$|(^|[\\/])(__tests__|node_modules)[\\/]|accessibility\.json$/;

function listFiles(folder: string): string[] {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !LEFT_OUT.test(path.relative(folder, file)))
    .sort();
}

/**
 * Fingerprint of all that a sandbox is made of: its settings, the workspace's code and files, the installed packages,
 * and the plugin itself. More than its imports, so that it takes no bundler to find out; prose is not part of it.
 */
export function hashSandbox({ outDir: _outDir, ...settings }: SandboxSettings): string {
  const { siteDir, workspace } = settings;
  const hash = createHash('sha256').update(JSON.stringify(settings));
  const folders = [workspace, ...PLUGINS.map((folder) => path.join(siteDir, folder))];
  for (const file of [path.join(siteDir, 'package-lock.json'), ...folders.flatMap(listFiles)]) {
    hash.update('\0').update(path.relative(siteDir, file)).update('\0').update(fs.readFileSync(file));
  }
  return hash.digest('hex').slice(0, 20);
}
