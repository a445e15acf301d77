import { HtmlValidate, type Message } from 'html-validate';
import { parse, serialize } from 'parse5';
import { allowed, type AllowedMarkup } from './allowed';

/** Something that is wrong with the HTML of a page. */
export interface HtmlFault {
  /** As it was given. */
  file: string;
  /** Of the document with all its tags; of a parse error, of the file. */
  line: number;
  column: number;
  rule: string;
  message: string;
  selector: string | null;
}

export interface HtmlReport {
  faults: HtmlFault[];
  /** Entries of the allow-list that some page needs. */
  used: Set<AllowedMarkup>;
}

/** The standard's own rules: how markup is written, such as the case of attributes, is the renderer's business. */
const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] });

type Found = Pick<Message, 'ruleId' | 'message' | 'line' | 'column' | 'selector'>;

/**
 * Reads a document as browsers do. The minifier leaves out the tags that the standard lets one leave out, which the validator does
 * not know; so it gets the document with all its tags.
 */
function readDocument(html: string): { whole: string; errors: Found[] } {
  const errors: Found[] = [];
  const document = parse(html, {
    sourceCodeLocationInfo: true,
    onParseError: ({ code, startLine, startCol }) =>
      errors.push({
        ruleId: 'parse-error',
        message: code,
        line: startLine,
        column: startCol,
        selector: null,
      }),
  });
  return { whole: serialize(document), errors };
}

function isAllowed({ ruleId, message }: Found, file: string, used: Set<AllowedMarkup>): boolean {
  const isMeant = ({ rule, message: text, pages }: AllowedMarkup) =>
    rule === ruleId && text.test(message) && pages?.test(file) !== false;
  const entry = allowed.find(isMeant);
  if (entry) used.add(entry);
  return entry !== undefined;
}

/** Checks documents by the HTML standard (issue 10 point 4), one after the other. */
export async function checkHtml(
  files: readonly string[],
  read: (file: string) => string,
): Promise<HtmlReport> {
  const used = new Set<AllowedMarkup>();
  const faults: HtmlFault[] = [];
  for (const file of files) {
    const { whole, errors } = readDocument(read(file));
    const { results } = await validator.validateString(whole, file);
    for (const found of [...errors, ...results.flatMap(({ messages }) => messages)]) {
      if (isAllowed(found, file, used)) continue;
      const { line, column, ruleId, message, selector } = found;
      faults.push({ file, line, column, rule: ruleId, message, selector: selector ?? null });
    }
  }
  return { faults, used };
}

/** Faults as text: each message once, with the first places that have it. */
export function formatFaults(faults: readonly HtmlFault[], shown = 5): string {
  const byMessage = new Map<string, HtmlFault[]>();
  for (const fault of faults) {
    const key = `${fault.rule}: ${fault.message}`;
    byMessage.set(key, [...(byMessage.get(key) ?? []), fault]);
  }
  return [...byMessage]
    .map(([message, places]) => {
      const lines = places
        .slice(0, shown)
        .map(({ file, line, column, selector }) => `    ${file}:${line}:${column} ${selector ?? ''}`);
      const more = places.length > shown ? [`    and ${places.length - shown} more`] : [];
      return [`  ${message}`, ...lines, ...more].join('\n');
    })
    .join('\n');
}
