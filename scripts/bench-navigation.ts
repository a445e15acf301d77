/**
 * `npm run bench:navigation [-- --dir build --url http://… --runs 20]`: how long a click in the sidebar takes until the heading
 * of the next component's page is painted (issue 10 point 1: 60 ms, median of 20). The link is pointed at first, as a reader does,
 * which fetches the page. Times depend on the machine, so that CI asserts none.
 */
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { listTargets, navigate } from './bench-navigation/navigate';
import { createPlainServer } from './lib/createPlainServer';
import { runMain } from './lib/runMain';
import { withBrowser, withServer } from './lib/withBrowser';

const START = '/material-ui/react-button';

/** The value below which a share of all is. */
function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * share) - 1] ?? NaN;
}

const loadOf = () =>
  os
    .loadavg()
    .map((load) => load.toFixed(1))
    .join(' ');

async function bench(url: string, runs: number): Promise<void> {
  const before = loadOf();
  const times = await withBrowser(async (browser) => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.goto(url + START, { waitUntil: 'networkidle' });
    const targets = await listTargets(page);
    const measured: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      const target = targets[run % targets.length] ?? START;
      const time = await navigate(page, target);
      console.log(`${time.toFixed(1).padStart(8)} ms  ${target}`);
      measured.push(time);
    }
    return measured;
  });
  console.log(
    `\n${times.length} navigations: median ${quantile(times, 0.5).toFixed(1)} ms, 95 % within ${quantile(times, 0.95).toFixed(1)} ms` +
      `; load average before ${before}, after ${loadOf()}, ${os.availableParallelism()} cores`,
  );
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      dir: { type: 'string', default: 'build' },
      url: { type: 'string' },
      runs: { type: 'string', default: '20' },
    },
  });
  const runs = Number(values.runs);
  if (values.url !== undefined) return bench(values.url.replace(/\/$/, ''), runs);
  return withServer(createPlainServer(path.resolve(values.dir)), (url) => bench(url, runs));
}

runMain(main);
