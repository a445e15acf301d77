import ts from 'typescript';

/** A doc comment as data; texts are Markdown. */
export interface Docs {
  description?: string;
  /** Source text of `@default` (or `@defaultValue`). */
  default?: string;
  /** What to use instead; empty if the tag has no text. */
  deprecated?: string;
  /** Has `@ignore` or `@internal`: not for readers. */
  ignored: boolean;
  /** `@param` by name; `params.id` for a field of `params`. */
  params: Map<string, string>;
  returns?: string;
}

/** `{@link https://x text}`, `{@link Name}` -> Markdown. */
function convertLinks(text: string): string {
  return text.replace(
    /\{@link(?:code|plain)?\s+([^\s|}]+)(?:[\s|]+([^}]*))?\}/g,
    (_, target: string, label?: string) =>
      /^https?:/.test(target) ? `[${label?.trim() || target}](${target})` : `\`${label?.trim() || target}\``,
  );
}

/** Without control characters, which some comments hold and no document may. */
function textOf(comment: string | ts.NodeArray<ts.JSDocComment> | undefined): string {
  const text = (ts.getTextOfJSDocComment(comment) ?? '').replace(/[^\P{Cc}\n\t]/gu, '');
  return convertLinks(text).trim();
}

/** `@param {string} id - The id.` names the parameter's type in braces, which the declaration knows better. */
function paramText(tag: ts.JSDocParameterTag): string {
  return textOf(tag.comment).replace(/^-\s*/, '');
}

function readTag(docs: Docs, tag: ts.JSDocTag): void {
  const name = tag.tagName.text;
  if (ts.isJSDocParameterTag(tag)) {
    docs.params.set(tag.name.getText(), paramText(tag));
  } else if (name === 'returns' || name === 'return') {
    docs.returns = textOf(tag.comment).replace(/^-\s*/, '');
  } else if (name === 'default' || name === 'defaultValue') {
    docs.default = readDefault(tag);
  } else if (name === 'deprecated') {
    docs.deprecated = textOf(tag.comment);
  } else if (name === 'ignore' || name === 'internal') {
    docs.ignored = true;
  }
}

/** The value as it stands in the source: the parser would take `{…}` for a type and drop it. */
function readDefault(tag: ts.JSDocTag): string {
  const source = tag.getSourceFile().text.slice(tag.tagName.end, tag.end);
  return source
    .replace(/\*\/\s*$/, '')
    .split('\n')
    .map((line, index) => (index === 0 ? line : line.replace(/^\s*\*? ?/, '')))
    .join('\n')
    .trim()
    .replace(/^`([^`]+)`$/, '$1');
}

/** The doc comment of one declaration. A variable's comment stands at its statement. */
export function readNodeDocs(node: ts.Node): Docs {
  const docs: Docs = { ignored: false, params: new Map() };
  for (const entry of ts.getJSDocCommentsAndTags(node)) {
    if (!ts.isJSDoc(entry)) {
      readTag(docs, entry);
      continue;
    }
    const description = textOf(entry.comment);
    docs.description = [docs.description, description].filter(Boolean).join('\n\n') || undefined;
    entry.tags?.forEach((tag) => readTag(docs, tag));
  }
  return docs;
}

/**
 * The doc comment of a symbol: that of its first declaration that has one, so a type that narrows a property without
 * a comment keeps the comment of the type below. Hidden as soon as one declaration says so.
 */
export function readDocs(symbol: ts.Symbol): Docs {
  const all = (symbol.declarations ?? []).map(readNodeDocs);
  const first = all.find((docs) => docs.description ?? docs.deprecated ?? docs.default) ?? all[0];
  return {
    ...(first ?? { params: new Map<string, string>() }),
    ignored: all.some((docs) => docs.ignored),
  };
}
