import { searchAll, type Source } from '../../../plugins/search/client/searchAll';
import { loadSources } from '../../search/loadSources';
import { findVersions, idOf } from '../openBuild';
import { PRODUCT, ToolError, type Tool } from '../tool';

interface Input {
  query: string;
  product?: string;
  limit?: number;
}

/** Indexes by the folder of their build: they are read once. */
const loaded = new Map<string, Source[]>();

function load(dir: string): Source[] {
  const sources = loaded.get(dir) ?? loadSources(dir);
  loaded.set(dir, sources);
  return sources;
}

/** Searches as the dialog of the site does. */
export const search: Tool<Input> = {
  name: 'search',
  description:
    'Finds pages, sections, demos, props, slots, CSS classes, hooks and error codes of the documentation. Typing errors and ' +
    'synonyms are understood; "prop:", "class:", "slot:", "hook:" or "demo:" before a word asks for one kind.',
  properties: {
    query: { type: 'string', minLength: 1, maxLength: 200, description: 'What to look for.' },
    product: PRODUCT,
    limit: { type: 'integer', minimum: 1, maximum: 50, description: 'How many hits, by default 10.' },
  },
  required: ['query'],
  run({ query, product, limit = 10 }, build) {
    const ids = product === undefined ? undefined : findVersions(build, product).map(idOf);
    const sources = load(build.dir).filter(({ id }) => ids === undefined || ids.includes(id));
    const { groups } = searchAll(sources, query, ids?.[0] ?? '');
    const hits = groups.flatMap(({ id, hits: own }) =>
      own.map(({ url, title, owner, kind }) => ({ url, title, kind, ...(owner && { owner }), product: id })),
    );
    if (hits.length === 0)
      throw new ToolError(`Nothing found for "${query}"${product === undefined ? '' : ` in ${product}`}.`);
    return JSON.stringify(hits.slice(0, limit), null, 1);
  },
};
