import fs from 'node:fs';
import path from 'node:path';
import type { CheckMode, DemoChecks } from '../../types';
import { workspaceOf } from '../workspace';
import { fingerprintDemo, type FindGround } from './fingerprint';

/** File of a version that has what `npm run check:demos -- --record` found; it is committed. */
export const RECORDS_FILE = 'accessibility.json';

/** A rule of axe that a demo breaks. */
export interface FoundRule {
  rule: string;
  modes: CheckMode[];
  /** Why it is the library's own and no demo can mend it; absent where nobody has looked into it. */
  reason?: string;
  /** Address that explains the rule. */
  help?: string;
}

export interface DemoRecord {
  /** Fingerprint of the demo at that time: with another one, the result says nothing any more. */
  hash: string;
  /** Absent where axe found nothing. */
  found?: FoundRule[];
}

export interface DemoRecords {
  /** Version of axe-core. */
  axe: string;
  /** How many of its rules ran. */
  rules: number;
  modes: CheckMode[];
  /** Day of the last run that changed something, such as `2026-11-22`. */
  checked: string;
  /** By main file relative to `content/`, in order. */
  demos: Record<string, DemoRecord>;
}

export const recordsFileOf = (rootDir: string, workspace: string) =>
  path.join(rootDir, workspace, RECORDS_FILE);

/** Main file relative to `content/` of its version: what a demo is called there. */
export function recordKey(file: string): string {
  return path
    .relative(path.join(workspaceOf(file), 'content'), file)
    .split(path.sep)
    .join('/');
}

/**
 * What was found in the demos of a version.
 *
 * @param workspace `docs/<product>/<version>`
 * @returns `null` where nobody has recorded anything
 * @throws where the file is no JSON
 */
export function readRecords(rootDir: string, workspace: string): DemoRecords | null {
  const file = recordsFileOf(rootDir, workspace);
  if (!fs.existsSync(file)) return null;
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as DemoRecords;
  } catch (error) {
    const fix = `Run "npm run check:demos -- --product ${workspace.split('/')[1]} --record" to write it anew.`;
    throw new Error(`${workspace}/${RECORDS_FILE} is no JSON: ${String(error)}\n${fix}`, { cause: error });
  }
}

/**
 * What axe found in a demo as it is now (issue 10 point 2).
 *
 * @param file main file, absolute
 * @returns nothing where it was not checked, or has changed since
 */
export function findChecks(
  rootDir: string,
  file: string,
  records: DemoRecords | null,
  findGround: FindGround,
): DemoChecks | undefined {
  const record = records?.demos[recordKey(file)];
  if (!records || record?.hash !== fingerprintDemo(rootDir, file, findGround)) return undefined;
  const found = (record.found ?? []).map(({ rule, modes, reason }) => ({
    rule,
    modes,
    ...(reason !== undefined && { known: true as const }),
  }));
  return { axe: records.axe, modes: records.modes, ...(found.length > 0 && { found }) };
}
