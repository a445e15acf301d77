import type { Options } from 'prettier';
import * as babelPlugin from 'prettier/plugins/babel';
import * as estreePlugin from 'prettier/plugins/estree';
import * as postcssPlugin from 'prettier/plugins/postcss';
import { format } from 'prettier/standalone';

/** What the JavaScript of a demo looks like (issue 3, "JavaScript from TypeScript"). */
export const JAVASCRIPT_STYLE: Options = { printWidth: 80, singleQuote: true, trailingComma: 'all' };

/**
 * Formats JavaScript. Prettier's standalone build: it reads no configuration file, so the result depends on the
 * text alone. The CSS plugin is for styles in template literals.
 */
export function formatJavaScript(code: string): Promise<string> {
  return format(code, {
    ...JAVASCRIPT_STYLE,
    parser: 'babel',
    plugins: [babelPlugin, estreePlugin, postcssPlugin],
  });
}
