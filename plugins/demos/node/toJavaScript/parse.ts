import ts from 'typescript';
import { DemoSourceError, problemAt } from './problems';

const SCRIPT_KINDS: Record<string, ts.ScriptKind> = {
  tsx: ts.ScriptKind.TSX,
  ts: ts.ScriptKind.TS,
  mts: ts.ScriptKind.TS,
  js: ts.ScriptKind.JSX,
  jsx: ts.ScriptKind.JSX,
  mjs: ts.ScriptKind.JSX,
};

/** The parser keeps its syntax errors on the file, though the public type does not say so. */
type ParsedSourceFile = ts.SourceFile & { readonly parseDiagnostics?: readonly ts.DiagnosticWithLocation[] };

/** Whether the file is JavaScript already: nothing is removed from it, it is only formatted. */
export function isJavaScriptName(fileName: string): boolean {
  return /\.(?:js|jsx|mjs)$/.test(fileName);
}

/**
 * Parses one file by itself: no program, no type checking, so that hundreds take seconds.
 * Throws a `DemoSourceError` with every syntax error.
 */
export function parseSource(source: string, fileName: string): ts.SourceFile {
  const kind = SCRIPT_KINDS[/\.(\w+)$/.exec(fileName)?.[1] ?? ''];
  if (kind === undefined || /\.d\.m?ts$/.test(fileName)) {
    const message = 'Only .tsx and .ts files can become JavaScript; a declaration file has none.';
    throw new DemoSourceError([{ file: fileName, line: 1, message }]);
  }
  const sourceFile: ParsedSourceFile = ts.createSourceFile(
    fileName,
    source,
    ts.ScriptTarget.Latest,
    true,
    kind,
  );
  const diagnostics = sourceFile.parseDiagnostics ?? [];
  if (diagnostics.length > 0) {
    throw new DemoSourceError(
      diagnostics.map(({ start, messageText }) =>
        problemAt(sourceFile, start, ts.flattenDiagnosticMessageText(messageText, ' ')),
      ),
    );
  }
  return sourceFile;
}
