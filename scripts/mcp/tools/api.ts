import type { IndexEntry } from '../../../plugins/search/types';
import { findVersions, idOf, type Build } from '../openBuild';
import { PRODUCT, ToolError, type Tool } from '../tool';
import { readApiList } from './apiFiles';

interface Input {
  name: string;
  product?: string;
}

interface Found {
  version: IndexEntry;
  pathname: string;
}

function findPages(name: string, versions: readonly IndexEntry[], build: Build): Found[] {
  return versions.flatMap((version) =>
    readApiList(version, build)
      .filter((entry) => entry.name.toLowerCase() === name.toLowerCase())
      .map(({ pathname }) => ({ version, pathname })),
  );
}

/** Names that hold what was asked for. */
function suggest(name: string, versions: readonly IndexEntry[], build: Build): string {
  const names = versions.flatMap((version) => readApiList(version, build).map((entry) => entry.name));
  const part = name.toLowerCase().replace(/s$/, '');
  const alike = [...new Set(names)].filter((each) => each.toLowerCase().includes(part)).slice(0, 10);
  return alike.length > 0 ? `Similar are: ${alike.join(', ')}.` : 'Use the tool "search" to find it.';
}

/** The API of a component or hook as JSON. */
export const api: Tool<Input> = {
  name: 'api',
  description:
    'The API of a component or hook as JSON: props, slots, CSS classes, data attributes and CSS variables, or parameters, ' +
    'options and return value. The file /api.schema.json of the site says what is in it.',
  properties: {
    name: {
      type: 'string',
      pattern: '^[A-Za-z][\\w.]*$',
      maxLength: 100,
      description: 'Such as Button or useSlider.',
    },
    product: PRODUCT,
  },
  required: ['name'],
  run({ name, product }, build) {
    const versions = findVersions(build, product);
    const found = findPages(name, versions, build);
    const [first] = found;
    if (found.length > 1) {
      const ids = found.map(({ version }) => idOf(version)).join(', ');
      throw new ToolError(`${name} is in several products: ${ids}. Name one of them as "product".`);
    }
    // A page without tables has no data; its Markdown says all there is.
    const text = first && (build.read(`${first.pathname}.json`) ?? build.read(`${first.pathname}.md`));
    if (text === undefined)
      throw new ToolError(`There is no component or hook "${name}". ${suggest(name, versions, build)}`);
    return text;
  },
};
