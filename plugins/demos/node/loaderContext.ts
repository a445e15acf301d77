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
