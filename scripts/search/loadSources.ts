import fs from 'node:fs';
import path from 'node:path';
import { parseIndex } from '../../plugins/search/client/checkIndex';
import { parseList } from '../../plugins/search/client/loadIndexes';
import { createSource, idOf, type Source } from '../../plugins/search/client/searchAll';
import { INDEX_FOLDER, LIST_FILE } from '../../plugins/search/types';

/**
 * The indexes of a built site, as browsers load them.
 *
 * @param dir folder of the build
 * @throws where it has none, naming the command that makes them
 */
export function loadSources(dir: string): Source[] {
  const folder = path.join(dir, INDEX_FOLDER);
  const list = path.join(folder, LIST_FILE);
  if (!fs.existsSync(list)) {
    throw new Error(
      `There is no search index at ${path.relative(process.cwd(), list)}.\n` +
        'Run "npm run build" first, or name the folder of a build with --dir.',
    );
  }
  return parseList(fs.readFileSync(list, 'utf8'))
    .filter(({ hidden }) => !hidden)
    .map((entry) => {
      const text = fs.readFileSync(path.join(folder, `${idOf(entry)}.json`), 'utf8');
      return createSource(parseIndex(text), entry.older === true);
    });
}

/**
 * The source that a product's name stands for: its current version, or the one that is named.
 *
 * @param name `material-ui`, or `material-ui@v7`
 * @throws an Error that lists the valid names
 */
export function findSource(sources: readonly Source[], name: string): Source {
  const found = sources.find(({ id, older }) => id === name || (!older && id.split('@')[0] === name));
  if (found) return found;
  throw new Error(`--product is "${name}"; valid are: ${sources.map(({ id }) => id).join(', ')}.`);
}
