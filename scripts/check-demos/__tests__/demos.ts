import type { Demo } from '../types';

/** A demo for tests, shown once in its page. */
export function makeDemo(file: string, more: Partial<Demo> = {}): Demo {
  const [, product = '', version = ''] = file.split('/');
  return {
    file,
    product,
    version,
    workspace: `docs/${product}/${version}`,
    name: file.split('/').at(-1) ?? '',
    pages: [],
    uses: [],
    framed: false,
    ...more,
  };
}
