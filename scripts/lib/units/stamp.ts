import { createHash } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import type { Unit } from '../../../src/build/units';
import { hashUnit, listSettings } from '../hashUnit';

/** What a unit's artifact says of itself, in `unit.json`: whether it may be merged is told by it. */
export interface UnitStamp {
  /** Layout of the artifact. */
  format: number;
  /** `root` or `material-ui@9`. */
  unit: string;
  /** Fingerprint of all that the output is made from (`hashUnit`). */
  hash: string;
  /** Version of Node.js, with its `v`. */
  node: string;
  /** Commit of the sources, for messages alone; `null` where git tells none. */
  commit: string | null;
  /** Fingerprint of the value of each `SITE_` variable that changes outputs. */
  settings: Record<string, string>;
  /** How many files the output has. */
  files: number;
}

export const STAMP_FORMAT = 1;

/** Values may be secret, such as a license key: two of them need only be told apart. */
const hashValue = (value: string) => createHash('sha256').update(value).digest('hex').slice(0, 12);

export function hashSettings(env: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(listSettings(env).map(([name, value]) => [name, hashValue(value)]));
}

/** The commit that is checked out; `null` without git. */
export function readCommit(rootDir: string): string | null {
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: rootDir, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}

/**
 * The stamp of a unit that was just built. Commits are not compared: an output from the cache is as good as a new one as
 * long as its fingerprint is the same.
 *
 * @param files how many files the output has
 */
export function buildStamp(rootDir: string, unit: Unit, env: NodeJS.ProcessEnv, files: number): UnitStamp {
  return {
    format: STAMP_FORMAT,
    unit: unit.id,
    hash: hashUnit(rootDir, unit, env),
    node: process.version,
    commit: readCommit(rootDir),
    settings: hashSettings(env),
    files,
  };
}
