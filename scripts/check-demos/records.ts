import fs from 'node:fs';
import path from 'node:path';
import { version as axeVersion } from 'axe-core/package.json';
import { createGrounds, fingerprintDemo } from '../../plugins/demos/node/checks/fingerprint';
import {
  readRecords,
  recordKey,
  recordsFileOf,
  type DemoRecords,
  type FoundRule,
} from '../../plugins/demos/node/checks/records';
import { MODES, type Demo, type Finding } from './types';

/** A demo with what was found in it, some of it with the reason why it is allowed. */
export interface Judgement extends Demo {
  findings: Finding[];
  allowed: (Finding & { reason: string })[];
}

const all = ({ findings, allowed }: Judgement): (Finding & { reason?: string })[] => [
  ...findings,
  ...allowed,
];

/** What axe found, allowed or not. */
export const foundByAxe = (judgement: Judgement) => all(judgement).filter(({ stage }) => stage === 'axe');

/** Whether axe saw the demo in all modes: not one that does not render, or that the browser could not show. */
function wasSeen(judgement: Judgement): boolean {
  return !all(judgement).some(
    ({ stage, rule }) => stage === 'bundle' || rule === 'throws' || rule === 'visit',
  );
}

/** Findings of several modes and elements are one rule. */
function mergeRules(judgement: Judgement): FoundRule[] {
  const rules = new Map<string, FoundRule>();
  for (const { rule, mode, reason, help } of foundByAxe(judgement)) {
    const key = `${rule} ${reason ?? ''}`;
    const found = rules.get(key) ?? { rule, modes: [], ...(reason && { reason }), ...(help && { help }) };
    rules.set(key, found);
    if (mode && !found.modes.includes(mode)) found.modes.push(mode);
  }
  return [...rules.values()];
}

/** Results of before that are still of a demo, if they were found by the same rules. */
function keepEarlier(rootDir: string, workspace: string): DemoRecords['demos'] {
  const earlier = readRecords(rootDir, workspace);
  if (earlier?.axe !== axeVersion) return {};
  const exists = (key: string) => fs.existsSync(path.join(rootDir, workspace, 'content', key));
  return Object.fromEntries(Object.entries(earlier.demos).filter(([key]) => exists(key)));
}

/** One line a demo, so that a change of one demo changes one line. */
function format({ demos, ...head }: DemoRecords): string {
  const lines = Object.entries(demos).map(
    ([key, record]) => `    ${JSON.stringify(key)}: ${JSON.stringify(record)}`,
  );
  const start = JSON.stringify(head, null, 2).replace(/\n\}$/, ',\n  "demos": {\n');
  return `${start}${lines.join(',\n')}\n  }\n}\n`;
}

/** What axe found in the demos of one workspace, with what is still known of the others. */
function mergeRecords(
  rootDir: string,
  workspace: string,
  judged: readonly Judgement[],
  hashes: ReadonlyMap<string, string>,
): DemoRecords['demos'] {
  const demos = new Map(Object.entries(keepEarlier(rootDir, workspace)));
  for (const judgement of judged) {
    const file = path.join(rootDir, judgement.file);
    const found = mergeRules(judgement);
    const hash = hashes.get(judgement.file);
    if (hash !== undefined && wasSeen(judgement))
      demos.set(recordKey(file), { hash, ...(found.length > 0 && { found }) });
    else demos.delete(recordKey(file));
  }
  return Object.fromEntries([...demos].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Fingerprints of demos by file; to be taken before they are looked at, as a file may change meanwhile. */
export function fingerprintDemos(rootDir: string, demos: readonly Demo[]): Map<string, string> {
  const findGround = createGrounds(rootDir);
  return new Map(
    demos.map(({ file }) => [file, fingerprintDemo(rootDir, path.join(rootDir, file), findGround)]),
  );
}

/**
 * Writes what axe found in demos, looked at in all modes, to `docs/<product>/<version>/accessibility.json`, from which
 * readers are told (issue 10 point 2). Results of other demos stay.
 *
 * @param hashes fingerprints of before the demos were looked at
 * @param rules how many rules of axe ran
 * @param day such as `2026-11-22`
 * @returns the files that have changed
 */
export function writeRecords(
  rootDir: string,
  judged: readonly Judgement[],
  { hashes, rules, day }: { hashes: ReadonlyMap<string, string>; rules: number; day: string },
): string[] {
  const workspaces = [...new Set(judged.map(({ workspace }) => workspace))];
  return workspaces.filter((workspace) => {
    const own = judged.filter((one) => one.workspace === workspace);
    const demos = mergeRecords(rootDir, workspace, own, hashes);
    const before = readRecords(rootDir, workspace);
    if (before?.axe === axeVersion && JSON.stringify(before.demos) === JSON.stringify(demos)) return false;
    const head = { axe: axeVersion, rules, modes: [...MODES], checked: day };
    fs.writeFileSync(recordsFileOf(rootDir, workspace), format({ ...head, demos }));
    return true;
  });
}
