/** `npm run serve [-- --dir build --port 3000]`: the merged build, as a host would serve it. */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { createServer } from './lib/createServer';
import { readRules } from './lib/hosts/writeHostFiles';
import { runMain } from './lib/runMain';

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { dir: { type: 'string', default: 'build' }, port: { type: 'string', default: '3000' } },
  });
  const rules = readRules(path.resolve(values.dir));
  createServer(path.resolve(values.dir), rules).listen(Number(values.port), () =>
    console.log(`Serving ${values.dir} at http://localhost:${values.port}${rules.base}`),
  );
}

runMain(main);
