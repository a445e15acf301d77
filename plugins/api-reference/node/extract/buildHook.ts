import type { ApiHook } from '../../types';
import { buildFunction } from '../packages/baseUi/buildFunction';
import { describeExport } from './buildComponent';
import type { Surroundings } from './extractComponents';
import type { ApiExport } from './findExports';
import { sortProps } from './buildProp';

/** A hook with its parameters, the fields of its options and of what it returns. */
export function buildHook(entry: ApiExport, around: Surroundings): ApiHook | undefined {
  const base = describeExport(entry, around);
  const built = buildFunction(entry.name, entry.symbol, around.api);
  if (!base || !built) {
    return undefined;
  }
  const { parameters, options, returns } = built;
  return {
    kind: 'hook',
    ...base,
    parameters,
    options: sortProps(options),
    returns: { ...returns, fields: sortProps(returns.fields) },
  };
}
