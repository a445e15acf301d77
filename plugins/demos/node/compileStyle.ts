import path from 'node:path';
import { transform } from 'lightningcss';

export interface CompiledStyle {
  /** What is put on the page once: an identifier and the CSS text. */
  sheet: { id: string; css: string };
  /** Local class names of a CSS module and what they became. */
  classNames: Record<string, string>;
}

/**
 * Compiles the style sheet of a demo apart from the site's own styles, which all end in one file of the build
 * (design §3 fact 8). `*.module.css` is a CSS module; its names depend on the file's place in the repository only,
 * so that server and browser agree.
 *
 * @throws the parser's error, with file and line, for CSS that cannot be read
 */
export function compileStyle(file: string, code: Buffer, rootDir: string): CompiledStyle {
  const relative = path.relative(rootDir, file).split(path.sep).join('/');
  const result = transform({
    filename: relative,
    code,
    minify: true,
    cssModules: file.endsWith('.module.css') && { pattern: '[hash]_[local]' },
  });
  const classNames = Object.fromEntries(
    Object.entries(result.exports ?? {})
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([local, { name, composes }]) => [
        local,
        [name, ...composes.map((composed) => composed.name)].join(' '),
      ]),
  );
  return { sheet: { id: relative, css: result.code.toString() }, classNames };
}
