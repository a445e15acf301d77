import type { ComponentType } from 'react';

interface ComponentsProps {
  /** A list of the registry, such as a slot's. */
  of: readonly ComponentType<never>[];
  /** What each of them gets. */
  props?: object;
}

/** Renders each component of a list, in its order. */
export function Components({ of, props = {} }: ComponentsProps) {
  return (of as ComponentType<object>[]).map((Component, index) => <Component key={index} {...props} />);
}
