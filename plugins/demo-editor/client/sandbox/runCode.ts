import type { ComponentType } from 'react';
import { LOOP_GUARD } from '../loopGuardName';
import { createLoopGuard } from './loopGuard';
import { NoComponent } from './problems';

function isComponent(value: unknown): value is ComponentType {
  return typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);
}

/**
 * Runs compiled code.
 *
 * @param fileName name of the code in the stacks of its errors
 * @returns its default export
 * @throws what the code throws, and a `NoComponent` where its default export is none
 */
export function runCode(
  code: string,
  fileName: string,
  require: (specifier: string) => unknown,
): ComponentType {
  const module: { exports: { default?: unknown } } = { exports: {} };
  // The document's policy allows this here and nowhere else (design §8).
  const run = new Function('require', 'module', 'exports', LOOP_GUARD, `${code}\n//# sourceURL=${fileName}`);
  run(require, module, module.exports, createLoopGuard());
  const component = module.exports.default;
  if (!isComponent(component)) throw new NoComponent();
  return component;
}
