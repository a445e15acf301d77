import { compileStyle } from './compileStyle';
import { createPublisher } from './cssFiles';
import type { LoaderContext } from './loaderContext';

/**
 * `import styles from './X.module.css'` in a demo: the class names, and in the browser the sheet itself, which the
 * server has put in the page already where it rendered it.
 */
export function loadStyle(this: LoaderContext, code: string): string {
  const { sheet, classNames } = compileStyle(
    this.resourcePath,
    Buffer.from(code),
    this.rootContext,
    createPublisher(this),
  );
  const lines = [`export default ${JSON.stringify(classNames)};`];
  if (this.query !== '?server') {
    lines.unshift(
      `import { insertSheet } from '@demos/client/insertSheet';`,
      `insertSheet(${JSON.stringify(sheet)});`,
    );
  }
  return lines.join('\n');
}
