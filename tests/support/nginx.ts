import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Whether the real nginx can be asked; CI installs it (`scripts/lib/testNginx.ts`). */
export const HAS_NGINX = spawnSync('nginx', ['-v'], { stdio: 'ignore' }).status === 0;

/** What a machine's own configuration says around the lines of the build. All that is written is in `folder`. */
function buildConfig(folder: string, root: string, site: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return [
    `pid ${folder}/nginx.pid;`,
    `error_log ${folder}/error.log;`,
    // One process, of whoever runs the tests: it can read what they can.
    'master_process off;',
    'events {}',
    'http {',
    'access_log off;',
    ...temporary.map((name) => `${name}_temp_path ${folder}/${name};`),
    // Machines have types of their own.
    'types { application/x-of-the-machine html js; }',
    'server {',
    `listen unix:${folder}/nginx.sock;`,
    `root ${root};`,
    `include ${site}/_hosts/nginx.conf;`,
    '}',
    '}',
  ].join('\n');
}

/** The real nginx on a build, at a socket of its own: no port that others could want. */
export class Nginx {
  private readonly config: string;

  /**
   * Listens as soon as it is made.
   *
   * @param site folder of a merged build
   * @param root folder of the host, another one where the site lives below a path
   * @throws what nginx does not like about its configuration
   */
  constructor(site: string, root = site) {
    this.folder = fs.mkdtempSync(path.join(os.tmpdir(), 'nginx-'));
    this.config = path.join(this.folder, 'nginx.conf');
    fs.writeFileSync(this.config, buildConfig(this.folder, path.resolve(root), path.resolve(site)));
    this.run();
  }

  private readonly folder: string;

  get socketPath(): string {
    return path.join(this.folder, 'nginx.sock');
  }

  stop(): void {
    this.run('-s', 'stop');
    fs.rmSync(this.folder, { recursive: true, force: true });
  }

  private run(...args: string[]): void {
    execFileSync('nginx', ['-e', 'stderr', '-c', this.config, ...args], { encoding: 'utf8', stdio: 'pipe' });
  }
}
