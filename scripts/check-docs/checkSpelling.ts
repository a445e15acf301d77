import type { Problem } from '../../src/pages-manifest/types';
import type { Doc } from './types';

/** What is no prose: code, addresses, tags, notations. Each keeps its length, so that columns stay. */
const NOT_PROSE =
  /`[^`]*`|\]\([^)]*\)|https?:\S+|<[^>]*>|\{\{.*?\}\}|\{#[^}]*\}|&\w+;|#\w+|@[\w/-]+|\b[\w./-]+\.\w{2,4}\b/g;

function proseOf({ lines }: Doc): string {
  const text: string[] = [];
  for (const { text: line, line: number } of lines) {
    text[number - 1] = line.replace(NOT_PROSE, (match) => ' '.repeat(match.length));
  }
  return Array.from(text, (line) => line ?? '').join('\n');
}

/**
 * Words that no dictionary and not `docs/words.txt` have (issue 9 point 5).
 *
 * @param words names and terms of the field; case does not count
 */
export async function checkSpelling(docs: readonly Doc[], words: readonly string[]): Promise<Problem[]> {
  // A module of its own kind, which tests in Jest cannot load.
  const { spellCheckDocument } = await import('cspell-lib');
  const settings = {
    name: 'docs',
    language: 'en-US',
    words: [...words],
    dictionaries: ['en_us', 'softwareTerms', 'typescript', 'html', 'css', 'node', 'npm', 'companies'],
    minWordLength: 4,
  };
  const options = { noConfigSearch: true, generateSuggestions: true, numSuggestions: 2 };
  const problems: Problem[] = [];
  for (const doc of docs) {
    const document = {
      uri: `file:///${doc.file}`,
      text: proseOf(doc),
      languageId: 'plaintext',
      locale: 'en-US',
    };
    const { issues } = await spellCheckDocument(document, options, settings);
    for (const { text, offset, suggestions = [] } of issues) {
      problems.push({
        file: doc.file,
        line: document.text.slice(0, offset).split('\n').length,
        message: 'No dictionary has this word',
        value: text,
        fix: `Type ${[...suggestions, 'it in backticks if it is code'].join(', or ')}; a name or a term goes into docs/words.txt.`,
      });
    }
  }
  return problems;
}
