import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { LoaderContext } from './loaderContext';

/** A file that a style sheet names, such as a font. */
export interface CssFile {
  /** Absolute. */
  file: string;
  /** Below the site's base; its hash lets hosts cache it for ever. */
  name: string;
  content: Buffer;
}

/** Addresses that are no files: of other hosts, of the site itself, in the sheet, and of parts of a drawing. */
const NO_FILE = /^([a-z][a-z\d+.-]*:|\/|#)/i;

/** Files of packages that a style sheet names, for demos that run elsewhere with the same packages. */
export function packagesOf(css: string): string[] {
  const urls = [...css.matchAll(/url\(\s*['"]?([^'")\s]+)/g)].map(([, url = '']) => url);
  return urls.filter((url) => !NO_FILE.test(url) && !url.startsWith('.'));
}

function locate(sheet: string, url: string): string {
  return /^\.{1,2}\//.test(url) ? path.resolve(path.dirname(sheet), url) : createRequire(sheet).resolve(url);
}

/**
 * The file that `url(…)` of a demo's style sheet means: `./icons.woff2` beside the sheet, or `@scope/package/file`
 * of an installed package. `null` for what is no file.
 *
 * @throws an Error that names sheet and address, where there is no such file
 */
export function findCssFile(sheet: string, url: string): CssFile | null {
  if (NO_FILE.test(url)) return null;
  try {
    const file = locate(sheet, url);
    const content = fs.readFileSync(file);
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
    const { name, ext } = path.parse(file);
    return { file, content, name: `assets/demo-files/${name}.${hash}${ext}` };
  } catch {
    throw new Error(
      `${sheet} has url(${url}), which is no file. Write ./name for one beside the sheet, or package/path for one of an installed package.`,
    );
  }
}

/** For the bundler's loaders: the browser's compiler puts the file beside the site's, both know its address. */
export function createPublisher(context: LoaderContext): (file: CssFile) => string {
  const { publicPath } = context._compiler.options.output;
  return ({ file, name, content }) => {
    context.addDependency(file);
    if (context.query !== '?server') context.emitFile(name, content);
    return `${typeof publicPath === 'string' ? publicPath : '/'}${name}`;
  };
}

/** For sheets that stand alone: the file itself, as an address. */
export function toDataUrl({ file, content }: CssFile): string {
  const type = /\.woff2?$/.test(file) ? `font/${path.extname(file).slice(1)}` : 'application/octet-stream';
  return `data:${type};base64,${content.toString('base64')}`;
}
