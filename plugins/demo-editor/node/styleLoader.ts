import path from 'node:path';
import { transform, type CSSModuleExports, type Dependency } from 'lightningcss';

function namesOf(exports: CSSModuleExports): Record<string, string> {
  const entries = Object.entries(exports).map(([local, { name, composes }]): [string, string] => [
    local,
    [name, ...composes.map((composed) => composed.name)].join(' '),
  ]);
  return Object.fromEntries(entries.sort(([a], [b]) => a.localeCompare(b)));
}

/** Addresses that are no files beside the sheet or in a package. */
const NO_FILE = /^([a-z][a-z\d+.-]*:|\/|#)/i;

interface SheetSource {
  /** Imports of the files that the sheet names, such as fonts. */
  imports: string[];
  /** Source of an expression: the sheet with their addresses. */
  css: string;
}

function linkFiles(code: string, dependencies: readonly Dependency[]): SheetSource {
  const imports: string[] = [];
  const css = dependencies
    .filter((dependency) => dependency.type === 'url')
    .reduce((text, { url, placeholder }) => {
      if (NO_FILE.test(url)) return text.replaceAll(placeholder, () => JSON.stringify(url).slice(1, -1));
      const name = `file${imports.length}`;
      imports.push(`import ${name} from ${JSON.stringify(url)};`);
      return text.replaceAll(placeholder, `" + ${name} + "`);
    }, JSON.stringify(code));
  return { imports, css };
}

/** A style sheet that a demo imports, as a module that puts it in the frame's document. */
export function loadStyle(this: { resourcePath: string; rootContext: string }, source: string): string {
  const { code, exports, dependencies } = transform({
    filename: path.relative(this.rootContext, this.resourcePath).split(path.sep).join('/'),
    code: Buffer.from(source),
    minify: true,
    analyzeDependencies: { preserveImports: true },
    cssModules: this.resourcePath.endsWith('.module.css') && { pattern: '[hash]_[local]' },
  });
  const { imports, css } = linkFiles(code.toString(), dependencies ?? []);
  return [
    ...imports,
    "const element = document.createElement('style');",
    `element.textContent = ${css};`,
    'document.head.append(element);',
    `export default ${JSON.stringify(namesOf(exports || {}))};`,
    '',
  ].join('\n');
}
