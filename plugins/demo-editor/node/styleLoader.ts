import path from 'node:path';
import { transform, type CSSModuleExports } from 'lightningcss';

function namesOf(exports: CSSModuleExports): Record<string, string> {
  const entries = Object.entries(exports).map(([local, { name, composes }]): [string, string] => [
    local,
    [name, ...composes.map((composed) => composed.name)].join(' '),
  ]);
  return Object.fromEntries(entries.sort(([a], [b]) => a.localeCompare(b)));
}

/** A style sheet that a demo imports, as a module that puts it in the frame's document. */
export function loadStyle(this: { resourcePath: string; rootContext: string }, source: string): string {
  const { code, exports } = transform({
    filename: path.relative(this.rootContext, this.resourcePath).split(path.sep).join('/'),
    code: Buffer.from(source),
    minify: true,
    cssModules: this.resourcePath.endsWith('.module.css') && { pattern: '[hash]_[local]' },
  });
  return [
    "const element = document.createElement('style');",
    `element.textContent = ${JSON.stringify(code.toString())};`,
    'document.head.append(element);',
    `export default ${JSON.stringify(namesOf(exports || {}))};`,
    '',
  ].join('\n');
}
