import type { LoadContext, Plugin } from '@docusaurus/types';

export { validateOptions } from './options';

/** Highlights code blocks at build time; its work is the rehype transform that the registry hands to the docs. */
export default function pluginCodeHighlight(_context: LoadContext): Plugin {
  return { name: 'site-code-highlight' };
}
