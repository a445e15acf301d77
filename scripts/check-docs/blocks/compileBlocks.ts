import path from 'node:path';
import ts from 'typescript';
import type { Problem } from '../../../src/pages-manifest/types';
import { createProgram } from './createProgram';
import { ambientCode } from './ambientModules';
import { collectExports, entriesCode, listEntries, listPackages } from './knownExports';
import { isModule, prepareCode, type Prelude } from './prepareCode';
import type { Block } from './readBlocks';

/** "Cannot find name 'x'", also of types, of shorthand properties and with a suggestion. */
const UNKNOWN_NAME = new Set([2304, 2552, 2503, 18004, 2686]);

/** Of JavaScript and of excerpts: parameters have no type, and that is right. */
const IMPLICIT_ANY = new Set([7005, 7006, 7019, 7031, 7034, 7044, 7053]);

const MISSING_MODULE = 2307;

const nameAt = ({ file, start = 0, length = 0 }: ts.Diagnostic) =>
  file?.text.slice(start, start + length) ?? '';

function isExcused(diagnostic: ts.Diagnostic, block: Block): boolean {
  const { code } = diagnostic;
  // A file of the reader's own.
  if (code === MISSING_MODULE && /^['"]\./.test(nameAt(diagnostic))) return true;
  if (code === FOREIGN_TYPE) return true;
  return IMPLICIT_ANY.has(code) && (/\.jsx?$/.test(block.file) || !isModule(block.code));
}

/** A name of a package that is not there stands for a type, too. */
const FOREIGN_TYPE = 2709;

/** Errors of a block that are told: one mistake in its syntax makes many. */
const SHOWN = 2;

/** What the code around an excerpt has: exports of the documented libraries, icons, and the reader's own names. */
function makePrelude(block: Block, names: readonly string[], known: ReadonlyMap<string, string>): Prelude {
  const imports: string[] = [];
  const declared: string[] = [];
  for (const name of new Set(names)) {
    const entry = known.get(name);
    if (entry) imports.push(`import { ${name} } from '${entry}';`);
    else if (!isModule(block.code)) declared.push(name);
  }
  return { imports, declared };
}

function toProblem(diagnostic: ts.Diagnostic, block: Block): Problem {
  const { file, start = 0, code } = diagnostic;
  const line = file ? ts.getLineAndCharacterOfPosition(file, start).line : 0;
  return {
    file: block.doc,
    line: block.line + Math.min(line, block.code.split('\n').length - 1),
    message: `TS${code}: ${ts.flattenDiagnosticMessageText(diagnostic.messageText, ' ').slice(0, 300)}`,
    value: block.code.split('\n')[line]?.trim() ?? '',
    fix: 'Write code that compiles as shown, or say why it cannot after the language: nocheck="the reason".',
  };
}

/**
 * Compiles the blocks of a workspace's pages against its own libraries (issue 9 point 5). A block without imports is an
 * excerpt: names that it does not declare are exports of the libraries, or the reader's own.
 */
export function compileBlocks(rootDir: string, workspace: string, blocks: readonly Block[]): Problem[] {
  const folder = path.join(rootDir, workspace, 'content/.blocks');
  const entries = path.join(folder, 'entries.ts');
  const pathOf = ({ file }: Block) => path.join(rootDir, file);
  const files = new Map(blocks.map((block) => [pathOf(block), prepareCode(block)]));
  const packages = listPackages(rootDir, workspace);
  files.set(entries, entriesCode(listEntries(workspace, packages)));
  files.set(path.join(folder, 'foreign.d.ts'), ambientCode(blocks, packages));
  const diagnose = (program: ts.Program, block: Block) => {
    const source = program.getSourceFile(pathOf(block));
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
  };
  const first = createProgram(rootDir, workspace, files);
  const source = first.getSourceFile(entries);
  const known = source ? collectExports(first.getTypeChecker(), source) : new Map<string, string>();
  for (const block of blocks) {
    const names = diagnose(first, block)
      .filter(({ code }) => UNKNOWN_NAME.has(code))
      .map(nameAt);
    if (names.length > 0) files.set(pathOf(block), prepareCode(block, makePrelude(block, names, known)));
  }
  const second = createProgram(rootDir, workspace, files, first);
  return blocks.flatMap((block) =>
    diagnose(second, block)
      .filter((diagnostic) => !isExcused(diagnostic, block))
      .slice(0, SHOWN)
      .map((diagnostic) => toProblem(diagnostic, block)),
  );
}
