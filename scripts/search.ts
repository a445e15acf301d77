/** `npm run search -- "text" [--product material-ui] [--json]`: searches the built site as its dialog does. */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { searchAll } from '../plugins/search/client/searchAll';
import { runMain } from './lib/runMain';
import { findSource, loadSources } from './search/loadSources';

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      product: { type: 'string' },
      dir: { type: 'string', default: 'build' },
      json: { type: 'boolean', default: false },
    },
  });
  const text = positionals.join(' ');
  if (text.trim() === '') throw new Error('Nothing to search for. Type npm run search -- "text".');
  const sources = loadSources(path.resolve(values.dir));
  const current = values.product === undefined ? undefined : findSource(sources, values.product);
  const { groups } = searchAll(current ? [current] : sources, text, current?.id ?? '');
  const hits = groups.flatMap((group) =>
    group.hits.map(({ url, title, owner, kind }) => ({
      url,
      title: owner === '' ? title : `${owner}: ${title}`,
      kind,
      product: group.id,
    })),
  );
  if (values.json) console.log(JSON.stringify(hits, null, 2));
  else if (hits.length === 0) console.log(`Nothing found for "${text}".`);
  else for (const { product, kind, title, url } of hits) console.log(`${product} ${kind} ${title}\n  ${url}`);
}

runMain(main);
