import { applyEdits, type EditedText } from './edits';
import { stripDirectives } from './directives';
import { stripExports } from './exports';
import { stripImports } from './imports';
import { isJavaScriptName, parseSource } from './parse';
import { DemoSourceError } from './problems';
import { createStrip } from './strip';
import { visit } from './visit';

/**
 * Cuts the types out of a source and leaves the rest as it is typed, comments and line breaks included (spec §4
 * "Code variant and code styling"). The text is not printed anew: what is cut is found by the positions in the
 * syntax tree. JavaScript comes back unchanged.
 *
 * Throws a `DemoSourceError` with every syntax error, or else with everything that JavaScript has no form for.
 */
export function stripTypes(source: string, fileName: string): EditedText {
  const sourceFile = parseSource(source, fileName);
  if (isJavaScriptName(fileName)) {
    return applyEdits(source, []);
  }
  const strip = createStrip(sourceFile);
  visit(strip, sourceFile);
  stripImports(strip);
  stripExports(strip);
  stripDirectives(strip);
  if (strip.problems.length > 0) {
    throw new DemoSourceError(strip.problems);
  }
  return applyEdits(source, strip.edits);
}
