import fs from 'node:fs';
import path from 'node:path';

function listFiles(folder: string, prefix = ''): string[] {
  return fs.readdirSync(path.join(folder, prefix), { withFileTypes: true }).flatMap((entry) => {
    const name = path.join(prefix, entry.name);
    return entry.isDirectory() ? listFiles(folder, name) : [name];
  });
}

function sameContent(a: string, b: string): boolean {
  return fs.readFileSync(a).equals(fs.readFileSync(b));
}

/**
 * Copies the outputs of all units into one folder (design §2). The root's 404 page is the site's.
 *
 * @param outputs folders, the root's last
 * @throws one Error that lists every file that two units wrote with different content
 */
export function mergeOutputs(outputs: readonly string[], target: string): void {
  fs.rmSync(target, { recursive: true, force: true });
  const collisions: string[] = [];
  outputs.forEach((output, index) => {
    for (const file of listFiles(output)) {
      if (file === '404.html' && index < outputs.length - 1) continue;
      const from = path.join(output, file);
      const to = path.join(target, file);
      if (fs.existsSync(to)) {
        if (!sameContent(from, to)) collisions.push(file);
        continue;
      }
      fs.mkdirSync(path.dirname(to), { recursive: true });
      fs.copyFileSync(from, to, fs.constants.COPYFILE_FICLONE);
    }
  });
  if (collisions.length > 0) {
    throw new Error(
      `Two builds wrote different content to the same file:\n${collisions.map((file) => `  - ${file}`).join('\n')}\n` +
        'Pages of different products must not share a pathname.',
    );
  }
}
