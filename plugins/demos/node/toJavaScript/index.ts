import { formatJavaScript } from './format';
import { DemoSourceError } from './problems';
import { stripTypes } from './stripTypes';

export { DemoSourceError, formatProblem, type SourceProblem } from './problems';

export interface ToJavaScriptOptions {
  /** Named in messages; its extension tells TSX from TypeScript and JavaScript. */
  fileName: string;
}

function lineOf(source: string, offset: number): number {
  return source.slice(0, offset).split('\n').length;
}

/**
 * Makes the JavaScript of a demo from its TypeScript, as a person would have written it: what the JavaScript tab
 * shows (spec §4 "Code variant and code styling").
 *
 * @example
 * await toJavaScript("const [a, setA] = useState<string | null>(null);", { fileName: 'Demo.tsx' });
 * // "const [a, setA] = useState(null);\n"
 *
 * Rejects with a `DemoSourceError` that lists all problems of the file, each with its line.
 */
export async function toJavaScript(source: string, { fileName }: ToJavaScriptOptions): Promise<string> {
  const withoutMark = source.replace(/^\uFEFF/, '');
  const { text, toSourceOffset } = stripTypes(withoutMark, fileName);
  try {
    return await formatJavaScript(text);
  } catch (error) {
    const { loc, message } = error as Error & { loc?: { start: { line: number; column: number } } };
    if (!loc) {
      throw error;
    }
    const lineStart = text
      .split('\n')
      .slice(0, loc.start.line - 1)
      .join('\n').length;
    const line = lineOf(withoutMark, toSourceOffset(lineStart + loc.start.column));
    const summary = message.replace(/ \(\d+:\d+\)(?:\n[^]*)?$/, '');
    throw new DemoSourceError([
      { file: fileName, line, message: `This is not valid JavaScript: ${summary}` },
    ]);
  }
}
