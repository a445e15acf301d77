import fs from 'node:fs';
import path from 'node:path';
import { isBuiltin } from 'node:module';
import ts from 'typescript';

/** `@mui/material/Button` -> `@mui/material`, `react-dom/client` -> `react-dom` */
export function packageNameOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

export interface Packages {
  /** Version of a package as the workspace's files would find it, or `null`. */
  versionOf(name: string): string | null;
  /** What is wrong with an import of a package, in words, or `null`. */
  problemOf(specifier: string): string | null;
}

const OPTIONS: ts.CompilerOptions = {
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  allowJs: true,
  resolveJsonModule: true,
};

function installedVersion(name: string, folder: string): string | null {
  const file = path.join(folder, 'node_modules', name, 'package.json');
  if (fs.existsSync(file)) return (JSON.parse(fs.readFileSync(file, 'utf8')) as { version: string }).version;
  const parent = path.dirname(folder);
  return parent === folder ? null : installedVersion(name, parent);
}

/**
 * The packages that files of a workspace can import.
 *
 * @param workspace absolute path of `docs/<product>/<version>`, which need not exist yet
 */
export function openPackages(workspace: string): Packages {
  const importer = path.join(workspace, 'content', 'demo.tsx');
  const cache = ts.createModuleResolutionCache(workspace, (file) => file, OPTIONS);
  const versionOf = (name: string) => installedVersion(name, workspace);
  return {
    versionOf,
    problemOf(specifier) {
      const name = packageNameOf(specifier);
      if (isBuiltin(specifier)) return `"${specifier}" is a module of Node`;
      const version = versionOf(name);
      if (version === null) return `"${name}" is not installed`;
      if (/\.(?:css|svg|png|jpe?g|json)$/.test(specifier)) return null;
      const { resolvedModule } = ts.resolveModuleName(specifier, importer, OPTIONS, ts.sys, cache);
      return resolvedModule ? null : `"${specifier}" does not exist in the installed ${name} ${version}`;
    },
  };
}
