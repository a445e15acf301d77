import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Times } from './measureTimes';

interface PageloadRow {
  name: string;
  medians: Times;
}

/**
 * Looks whether Lighthouse can run, before minutes go into building what it is to measure.
 *
 * @param tool folder of the command-line tool `pageload`
 * @throws all that is missing, and what to type
 */
export function checkPageload(tool: string, env: NodeJS.ProcessEnv = process.env): void {
  const browser = env.CHROME_PATH || '/usr/bin/chromium';
  const problems: string[] = [];
  if (!fs.existsSync(path.join(tool, 'pageload.mjs')))
    problems.push(`${tool} has no pageload.mjs. Name the tool's folder: --pageload FOLDER`);
  else if (!fs.existsSync(path.join(tool, 'node_modules/lighthouse')))
    problems.push(`Lighthouse is not installed. Type: npm install --prefix ${tool}`);
  if (!fs.existsSync(browser))
    problems.push(
      `There is no browser ${browser}. Type: apt-get install -y chromium, or set CHROME_PATH to another. ` +
        'The one without a window does not do: it closes the page that Lighthouse measures.',
    );
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

/**
 * The same by Lighthouse, where its command-line tool `pageload` is installed.
 *
 * @param tool folder of the tool
 */
export function runPageload(tool: string, urls: Record<string, string>, runs: number): Record<string, Times> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-page-'));
  const json = path.join(folder, 'out.json');
  const pages = Object.entries(urls).map(([name, url]) => `${name}=${url}`);
  try {
    const args = [path.join(tool, 'pageload.mjs'), '--runs', String(runs), '--json', json, ...pages];
    execFileSync(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
    const rows = JSON.parse(fs.readFileSync(json, 'utf8')) as PageloadRow[];
    return Object.fromEntries(rows.map(({ name, medians }) => [name, medians]));
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}
