import path from 'node:path';
import ts from 'typescript';
import type { FoundPlayground } from '../../node/playground/findPlayground';
import { listImports } from '../../node/playground/writePreview';

const rootDir = path.resolve(__dirname, '../../../..');

export interface PrintedCode {
  /** Folder of the version, relative to the repository's root. */
  folder: string;
  found: FoundPlayground;
  /** JSX in several states. */
  codes: string[];
}

function toModule({ found, codes }: PrintedCode): string {
  return [
    ...listImports(found),
    ...codes.map((code, index) => `export const code${index} = (\n${code}\n);`),
  ].join('\n');
}

function loadOptions(): ts.CompilerOptions {
  const { config } = ts.readConfigFile(path.join(rootDir, 'tsconfig.demos.json'), ts.sys.readFile) as {
    config: unknown;
  };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, rootDir);
  return { ...options, noEmit: true };
}

/** Type errors of printed code, in one program that sees it as files of each version's folder. */
export function checkCode(printed: readonly PrintedCode[]): string[] {
  const files = new Map(
    printed.map((each) => [
      path.join(rootDir, each.folder, `Play${each.found.data.name}.tsx`),
      toModule(each),
    ]),
  );
  const options = loadOptions();
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile } = host;
  host.fileExists = (file) => files.has(file) || fileExists(file);
  host.readFile = (file) => files.get(file) ?? readFile(file);
  const program = ts.createProgram([...files.keys(), path.join(rootDir, 'docs/demos.d.ts')], options, host);
  return ts.getPreEmitDiagnostics(program).map(({ file, start = 0, messageText }) => {
    const code = file?.text.slice(Math.max(0, start - 40), start + 80) ?? '';
    const name = file ? path.relative(rootDir, file.fileName) : '';
    return `${name}: ${ts.flattenDiagnosticMessageText(messageText, ' ').slice(0, 300)}\n${code}`;
  });
}
