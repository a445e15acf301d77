import fs from 'node:fs';
import path from 'node:path';
import { buildModules, toFileRequest } from './buildModules';
import { findImports } from './findImports';

/** What the loader uses of the bundler's loader context. */
export interface ModulesLoaderContext {
  /** The `package.json` of the docs instance's workspace: imports resolve from there. */
  resourcePath: string;
  getOptions(): { withoutRoot: string[]; licenseKey: string };
  getResolve(options: { dependencyType: 'esm' }): (context: string, request: string) => Promise<unknown>;
  addContextDependency(folder: string): void;
  addMissingDependency(file: string): void;
}

/** Those names that resolve; of an unused demo, or of one half written, an import may not. */
async function keepResolvable(
  context: ModulesLoaderContext,
  names: string[],
  toRequest: (name: string) => string,
): Promise<string[]> {
  const resolve = context.getResolve({ dependencyType: 'esm' });
  const folder = path.dirname(context.resourcePath);
  const found = await Promise.allSettled(names.map((name) => resolve(folder, toRequest(name))));
  return names.filter((_, index) => found[index]?.status === 'fulfilled');
}

/** The module of a sandbox that maps what edited code may import to the imports themselves. */
export async function loadModules(this: ModulesLoaderContext): Promise<string> {
  const workspace = path.dirname(this.resourcePath);
  const rootFile = path.join(workspace, 'DemoRoot.tsx');
  const hasRoot = fs.existsSync(rootFile);
  if (!hasRoot) this.addMissingDependency(rootFile);
  this.addContextDependency(path.join(workspace, 'content'));
  const { withoutRoot, licenseKey } = this.getOptions();
  const { packages, files } = findImports(workspace, withoutRoot);
  return buildModules({
    packages: await keepResolvable(this, packages, (name) => name),
    files: await keepResolvable(this, files, toFileRequest),
    hasRoot,
    licenseKey,
  });
}
