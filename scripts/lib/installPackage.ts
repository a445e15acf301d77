import { spawnSync } from 'node:child_process';

/** Whether a package can be installed without asking: as root, where there is apt-get. */
export function canInstall(): boolean {
  const isRoot = process.getuid?.() === 0;
  return isRoot && spawnSync('which', ['apt-get'], { stdio: 'ignore' }).status === 0;
}

/** @returns whether a package could be installed */
export function installPackage(name: string): boolean {
  console.log(`Installing ${name} with apt-get.`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const run = (...args: string[]) =>
    spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0;
  return run('update') && run('install', '-y', '--no-install-recommends', name);
}
