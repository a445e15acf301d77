import path from 'node:path';
import { createGrounds, fingerprintDemo } from '../../plugins/demos/node/checks/fingerprint';
import { readRecords, recordKey, type DemoRecords } from '../../plugins/demos/node/checks/records';
import { foundByAxe, type Judgement } from './records';
import type { Finding } from './types';

export interface RecordProblems {
  /** What readers are told and what is not so any more, one line each. */
  wrong: string[];
  /** How many of the demos have no result that fits. */
  unknown: number;
}

/** Compares what was found now, in some or all modes, with what readers are told (issue 10 point 2). */
export function compareRecords(rootDir: string, judged: readonly Judgement[]): RecordProblems {
  const findGround = createGrounds(rootDir);
  const known = new Map<string, DemoRecords | null>();
  const problems: RecordProblems = { wrong: [], unknown: 0 };
  for (const judgement of judged) {
    const { workspace } = judgement;
    if (!known.has(workspace)) known.set(workspace, readRecords(rootDir, workspace));
    const file = path.join(rootDir, judgement.file);
    const record = known.get(workspace)?.demos[recordKey(file)];
    if (record?.hash !== fingerprintDemo(rootDir, file, findGround)) {
      problems.unknown += 1;
      continue;
    }
    const isTold = ({ rule, mode }: Finding) =>
      record.found?.some((one) => one.rule === rule && mode !== undefined && one.modes.includes(mode));
    const untold = foundByAxe(judgement).filter((finding) => !isTold(finding));
    const names = [...new Set(untold.map(({ rule, mode }) => `${rule} (${mode})`))];
    if (names.length > 0) problems.wrong.push(`${judgement.file}: ${names.join(', ')}`);
  }
  return problems;
}

/** What the command prints of the comparison. */
export function formatRecordProblems({ wrong, unknown }: RecordProblems, count: number): string[] {
  const stale = `Readers are told the result of ${count - unknown} of ${count} demos; the others are new or have changed.`;
  if (wrong.length === 0) return [stale];
  const lines = wrong.map((line) => `  ${line}`).join('\n');
  const fix = 'Mend the demos, or run the check with --record.';
  return [stale, `Readers are not told what axe finds in ${wrong.length} demos. ${fix}\n${lines}`];
}
