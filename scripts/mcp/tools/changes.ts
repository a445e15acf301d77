import { findVersions } from '../openBuild';
import { PRODUCT, ToolError, type Tool } from '../tool';
import { readChanges, type ChangesData } from './apiFiles';

interface Input {
  product: string;
  name?: string;
  from?: string;
  to?: string;
}

const VERSION = { type: 'string', pattern: '^v?\\d[\\w.]*$', maxLength: 20 };

/** Place of a version among those of a product, from the oldest; `7` and `v7` are the same. */
function placeOf({ versions }: ChangesData, name: string): number {
  const place = versions.findIndex(({ id, label }) => [id, label].includes(name) || id === `v${name}`);
  if (place >= 0) return place;
  const valid = versions.map(({ id }) => id).join(', ');
  throw new ToolError(`There is no documented version "${name}"; valid are: ${valid}.`);
}

function selectSteps(data: ChangesData, { from, to }: Input): ChangesData['steps'] {
  const first = from === undefined ? 0 : placeOf(data, from);
  const last = to === undefined ? data.versions.length - 1 : placeOf(data, to);
  if (first >= last)
    throw new ToolError(
      `"from" has to be an earlier version than "to"; got ${from ?? 'the oldest'} and ${to ?? 'the newest'}.`,
    );
  return data.steps.filter((step) => placeOf(data, step.from) >= first && placeOf(data, step.to) <= last);
}

/** What changed in the API of a product. */
export const changes: Tool<Input> = {
  name: 'changes',
  description:
    'What changed in the API of a product between its documented versions, as JSON: props, slots, classes and more that were ' +
    'added, removed, changed or deprecated, with what to use instead.',
  properties: {
    product: PRODUCT,
    name: { type: 'string', maxLength: 100, description: 'Only of this component or hook, such as Button.' },
    from: { ...VERSION, description: 'The earlier version, such as v7; by default the oldest.' },
    to: { ...VERSION, description: 'The later version, such as v9; by default the newest.' },
  },
  required: ['product'],
  run(input, build) {
    const [version] = findVersions(build, input.product);
    const data = version && readChanges(version, build);
    if (!data) throw new ToolError(`The site documents one version of ${input.product} only.`);
    const steps = selectSteps(data, input).map((step) => ({
      ...step,
      changes: step.changes.filter(({ name }) => input.name === undefined || name === input.name),
    }));
    if (input.name !== undefined && steps.every((step) => step.changes.length === 0))
      throw new ToolError(`Nothing changed of "${input.name}" between these versions.`);
    return JSON.stringify({ versions: data.versions, steps }, null, 1);
  },
};
