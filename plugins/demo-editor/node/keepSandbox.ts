import fs from 'node:fs';
import path from 'node:path';
import { buildSandbox, type Bundler } from './buildSandbox';
import { hashSandbox } from './hashSandbox';
import type { SandboxSettings } from './sandboxConfig';

/** Where built sandboxes are kept, a folder for each docs instance. */
const KEPT_FOLDER = '.cache/sandboxes';

/**
 * Builds a sandbox, or takes the one that was built of the same code: most changes are to prose, and bundling all that
 * readers may import takes longer than the rest of what follows the pages (design §2, a build after one page changed).
 *
 * @throws what the bundler complains about; nothing is kept then
 */
export async function keepSandbox(bundle: Bundler, settings: SandboxSettings): Promise<void> {
  const folder = path.join(settings.siteDir, KEPT_FOLDER, settings.id);
  const kept = path.join(folder, hashSandbox(settings));
  if (!fs.existsSync(kept)) {
    const draft = path.join(folder, `draft-${process.pid}`);
    fs.rmSync(folder, { recursive: true, force: true });
    await buildSandbox(bundle, { ...settings, outDir: draft });
    fs.renameSync(draft, kept);
  }
  fs.cpSync(kept, settings.outDir, { recursive: true });
}
