import type { HistoryVersion } from '../node/changes';
import { dataPlace } from './dataPlace';
import type { Notation } from './findNotations';

/** A version with its API, or which names there are instead. */
export type NamedVersion = { version: HistoryVersion } | { key: 'product' | 'version'; valid: string[] };

/** Reads the API of a product-version, also of one that this build has no pages of. */
export type LoadVersion = (productId: string, versionId: string) => Promise<NamedVersion>;

/** The compiler that compares types takes half a second to load: only for pages that ask for it. */
const loadMigration = () => import('../node/changes/migration');

const EXAMPLE = '{{"component": "ApiChanges", "from": "v7", "to": "v9"}}';

type Result = { markdown: string } | { problem: string };

/** Which of the keys name a map from names to names, and whether both versions have them. */
function checkNames(
  key: 'renamed' | 'replaced',
  names: unknown,
  older: HistoryVersion,
  newer: HistoryVersion,
): string[] {
  if (names === undefined) return [];
  const pairs = typeof names === 'object' && names !== null ? Object.entries(names) : [];
  if (pairs.length === 0) {
    return [`"${key}" is ${JSON.stringify(names)}; write names in braces, such as {"Grid2": "Grid"}`];
  }
  const miss = ({ id, plans }: HistoryVersion, name: unknown): string[] =>
    plans.some(({ document }) => document.name === name)
      ? []
      : [
          `"${key}" names ${JSON.stringify(name)}, which ${id} does not have; it has ` +
            plans.map(({ document }) => document.name).join(', '),
        ];
  return pairs.flatMap(([from, to]) => [...miss(older, from), ...miss(newer, to)]);
}

/** A name that both versions have for themselves is no rename of another. */
function checkTaken(renamed: Notation['renamed'], { id, plans }: HistoryVersion): string[] {
  const names = new Set(plans.map(({ document }) => document.name));
  return Object.entries(renamed ?? {}).flatMap(([from, to]) =>
    names.has(to) && !Object.hasOwn(renamed ?? {}, to)
      ? [`"renamed" turns "${from}" into "${to}", which ${id} has too; write it in "replaced"`]
      : [],
  );
}

async function loadOne(
  load: LoadVersion,
  product: string,
  key: 'from' | 'to',
  id: unknown,
): Promise<HistoryVersion | { problem: string }> {
  if (typeof id !== 'string') {
    return { problem: `"ApiChanges" without "${key}"; write for example ${EXAMPLE}` };
  }
  const found = await load(product, id);
  if ('version' in found) return found.version;
  const valid = found.valid.join(', ');
  return found.key === 'product'
    ? { problem: `"product" is "${product}", which has no library; write one of ${valid} as "product"` }
    : { problem: `"${key}" is "${id}", which is no version of ${product}; there are ${valid}` };
}

/**
 * Markdown that stands for `{{"component": "ApiChanges", "from": "v7", "to": "v9"}}`, or what is wrong with it, in
 * words for the writer (issue 7 point 5).
 *
 * @param file path of the page; its product is compared unless the notation names another
 */
export async function buildChanges(notation: Notation, file: string, load: LoadVersion): Promise<Result> {
  const own = dataPlace(file).product;
  const product = notation.product ?? own;
  const older = await loadOne(load, product, 'from', notation.from);
  if ('problem' in older) return older;
  const newer = await loadOne(load, product, 'to', notation.to);
  if ('problem' in newer) return newer;
  const problems = (['renamed', 'replaced'] as const).flatMap((key) =>
    checkNames(key, notation[key], older, newer),
  );
  if (problems.length === 0) problems.push(...checkTaken(notation.renamed, older));
  if (problems.length > 0) return { problem: problems.join('; ') };
  const { buildMigration } = await loadMigration();
  const { renamed, replaced } = notation;
  const prefix = product === own ? 'api' : product;
  return { markdown: buildMigration({ older, newer, renamed, replaced, prefix }) };
}
