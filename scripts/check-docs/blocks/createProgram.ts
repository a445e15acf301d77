import path from 'node:path';
import ts from 'typescript';

/** Library files are the same for all workspaces: each is parsed once. */
const parsed = new Map<string, ts.SourceFile | undefined>();

/** What demos may not do, an excerpt may: leave a name unused. */
const LOOSE: ts.CompilerOptions = {
  noEmit: true,
  allowJs: true,
  checkJs: true,
  noUnusedLocals: false,
  noUnusedParameters: false,
  verbatimModuleSyntax: false,
  noUncheckedSideEffectImports: false,
};

function readOptions(rootDir: string, workspace: string): ts.CompilerOptions {
  const file = path.join(rootDir, workspace, 'tsconfig.json');
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined };
  return { ...ts.getParsedCommandLineOfConfigFile(file, {}, host)?.options, ...LOOSE };
}

/**
 * A program of files that exist in memory only, beside the real ones of a workspace.
 *
 * @param files code by absolute path
 * @param previous a program of the same workspace: what has not changed is taken from it
 */
export function createProgram(
  rootDir: string,
  workspace: string,
  files: ReadonlyMap<string, string>,
  previous?: ts.Program,
): ts.Program {
  const options = readOptions(rootDir, workspace);
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile, directoryExists } = host;
  const folders = new Set([...files.keys()].map((file) => path.dirname(file)));
  const read = (file: string) => files.get(file) ?? readFile.call(host, file);
  Object.assign(host, {
    fileExists: (file: string) => files.has(file) || fileExists.call(host, file),
    directoryExists: (folder: string) => folders.has(folder) || directoryExists?.call(host, folder) === true,
    readFile: read,
    getSourceFile: (file: string, ...rest: [ts.ScriptTarget | ts.CreateSourceFileOptions]) => {
      const code = files.get(file);
      if (code !== undefined) return ts.createSourceFile(file, code, ...rest, true);
      if (!parsed.has(file)) parsed.set(file, getSourceFile.call(host, file, ...rest));
      return parsed.get(file);
    },
  });
  const roots = [path.join(rootDir, 'docs/demos.d.ts'), ...files.keys()];
  return ts.createProgram(roots, options, host, previous);
}
