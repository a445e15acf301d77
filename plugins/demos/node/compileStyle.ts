import path from 'node:path';
import { transform, type Dependency } from 'lightningcss';
import { findCssFile, type CssFile } from './cssFiles';

export interface CompiledStyle {
  /** What is put on the page once: an identifier and the CSS text. */
  sheet: { id: string; css: string };
  /** Local class names of a CSS module and what they became. */
  classNames: Record<string, string>;
}

/** Puts the addresses of files, such as fonts, in the places that the compiler has left for them. */
function fillAddresses(
  css: string,
  sheet: string,
  dependencies: readonly Dependency[],
  publish: (file: CssFile) => string,
): string {
  return dependencies
    .filter((dependency) => dependency.type === 'url')
    .reduce((text, { url, placeholder }) => {
      const found = findCssFile(sheet, url);
      return text.replaceAll(placeholder, () => (found ? publish(found) : url));
    }, css);
}

/**
 * Compiles the style sheet of a demo apart from the site's own styles, which all end in one file of the build
 * (design §3 fact 8). `*.module.css` is a CSS module; its names depend on the file's place in the repository only,
 * so that server and browser agree. No other page has any of it, nor the fonts that it names (spec §7 "Static loads").
 *
 * @param publish gives the address of a file that the sheet names
 * @throws the parser's error, with file and line, for CSS that cannot be read
 */
export function compileStyle(
  file: string,
  code: Buffer,
  rootDir: string,
  publish: (file: CssFile) => string,
): CompiledStyle {
  const relative = path.relative(rootDir, file).split(path.sep).join('/');
  const result = transform({
    filename: relative,
    code,
    minify: true,
    analyzeDependencies: { preserveImports: true },
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
  const css = fillAddresses(result.code.toString(), file, result.dependencies ?? [], publish);
  return { sheet: { id: relative, css }, classNames };
}
