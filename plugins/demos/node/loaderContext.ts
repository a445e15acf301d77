import path from 'node:path';

/** What the loaders use of the bundler's loader context. */
export interface LoaderContext {
  resourcePath: string;
  /** What follows the file in the request, with its `?`. */
  resourceQuery: string;
  rootContext: string;
  /** `?server` or `?client`: which of the two compilers asks. */
  query: string | object;
  addDependency(file: string): void;
  addMissingDependency(file: string): void;
  emitFile(name: string, content: string | Buffer): void;
  _compiler: { options: { output: { publicPath?: unknown } } };
}

/** The loader's file below the site's folder, with forward slashes: `docs/material-ui/v9/content/react-button/A.tsx`. */
export function siteFileOf({ rootContext, resourcePath }: LoaderContext): string {
  return path.relative(rootContext, resourcePath).split(path.sep).join('/');
}
