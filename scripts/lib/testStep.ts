import { spawn } from 'node:child_process';
import type { Counts } from './testCounts';

/** One step of `npm test`. */
export interface Step {
  name: string;
  /** Names of steps without which this one makes no sense. */
  needs?: string[];
  /** Does the work; throws with what is wrong. Returns how many tests ran, or nothing for a check, which is one. */
  run(): Promise<Counts> | Promise<void>;
}

export interface StepResult {
  name: string;
  counts: Counts;
  seconds: number;
  /** What went wrong. */
  output?: string;
}

/** Longest time of a single command, in minutes: what hangs is stopped while there is time to tell of it. */
let timeLimit = 15;

/** Sets the longest time of a single command, in minutes. */
export function setTimeLimit(minutes: number): void {
  timeLimit = minutes;
}

/** Characters of a failed command's output that are shown, from its end. */
const SHOWN = 12_000;

const ESCAPES = new RegExp(`${String.fromCharCode(27)}\\[[\\d;?]*[A-Za-z]`, 'g');

/** Thrown by a step whose tests ran and of which some failed. */
export class TestsFailed extends Error {
  constructor(
    readonly counts: Counts,
    output: string,
  ) {
    super(output);
  }
}

export interface CommandResult {
  ok: boolean;
  output: string;
}

/** Runs a program of `node_modules` or a script, quietly; all that it starts ends with it. */
export function runCommand(
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<CommandResult> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { env: { ...env, FORCE_COLOR: '0' }, detached: true });
    let output = '';
    const collect = (data: Buffer) => (output += data);
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    const stop = () => child.pid && process.kill(-child.pid, 'SIGKILL');
    const timer = setTimeout(() => {
      output += `\nStopped after ${timeLimit} minutes.`;
      stop();
    }, timeLimit * 60_000);
    const end = (ok: boolean) => {
      clearTimeout(timer);
      resolve({ ok, output: output.replace(ESCAPES, '').trim().slice(-SHOWN) });
    };
    child.on('error', (error) => {
      output += error.message;
      end(false);
    });
    child.on('close', (code) => end(code === 0));
  });
}

/** A step that passes or fails as a whole, by the exit code of a command. */
export async function check(args: readonly string[], env?: NodeJS.ProcessEnv): Promise<undefined> {
  const { ok, output } = await runCommand(args, env);
  if (!ok) throw new Error(output);
  return undefined;
}

/** Runs a step and times it; nothing that goes wrong in it stops the steps after it. */
export async function runStep(step: Step): Promise<StepResult> {
  const start = Date.now();
  const result = (counts: Counts, output?: string): StepResult => ({
    name: step.name,
    counts,
    seconds: (Date.now() - start) / 1000,
    output,
  });
  try {
    return result((await step.run()) ?? { passed: 1, failed: 0, skipped: 0 });
  } catch (error) {
    if (error instanceof TestsFailed) return result(error.counts, error.message);
    return result(
      { passed: 0, failed: 1, skipped: 0 },
      error instanceof Error ? error.message : String(error),
    );
  }
}
