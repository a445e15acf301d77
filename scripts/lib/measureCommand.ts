import { spawn } from 'node:child_process';
import fs from 'node:fs';

export interface Measurement {
  seconds: number;
  /** Largest memory of the process and all that it started, in megabytes; `null` where the system does not tell. */
  megabytes: number | null;
  output: string;
}

/** How often memory is looked at, in milliseconds. */
const INTERVAL = 200;

const PAGE_SIZE = 4096;

interface Process {
  parent: number;
  bytes: number;
}

function readProcess(id: string): Process | null {
  try {
    const stat = fs.readFileSync(`/proc/${id}/stat`, 'utf8');
    // The name of the program, in parentheses, may hold spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { parent: Number(fields[1]), bytes: Number(fields[21]) * PAGE_SIZE };
  } catch {
    return null; // It has ended meanwhile.
  }
}

function memoryOfTree(root: number): number {
  const ids = fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const processes = new Map(ids.map((id) => [Number(id), readProcess(id)]));
  const belongs = (id: number): boolean => {
    const found = processes.get(id);
    return (
      id === root || (found !== null && found !== undefined && found.parent > 1 && belongs(found.parent))
    );
  };
  return [...processes].reduce((sum, [id, found]) => sum + (found && belongs(id) ? found.bytes : 0), 0);
}

/**
 * Runs a Node program and measures how long it takes and how much memory it needs at its height.
 *
 * @throws an Error with what it printed, when it fails
 */
export function measureCommand(
  args: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv,
): Promise<Measurement> {
  const start = Date.now();
  const canMeasure = fs.existsSync('/proc/self/stat');
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd, env });
    let output = '';
    let peak = 0;
    const sample = () => (peak = Math.max(peak, memoryOfTree(child.pid ?? -1)));
    const timer = canMeasure ? setInterval(sample, INTERVAL) : undefined;
    child.stdout.on('data', (data: Buffer) => (output += data));
    child.stderr.on('data', (data: Buffer) => (output += data));
    child.on('error', reject);
    child.on('close', (code) => {
      clearInterval(timer);
      if (code !== 0) return reject(new Error(output.trim()));
      const seconds = (Date.now() - start) / 1000;
      resolve({ seconds, megabytes: canMeasure ? Math.round(peak / 1e6) : null, output });
    });
  });
}
