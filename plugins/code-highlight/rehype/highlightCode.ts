import type { Element, Root } from 'hast';
import type { VFile } from 'vfile';
import { CODE_META_FORMS, reportProblems, type MarkdownProblem } from '../../kit/node';
import { buildCode } from '../node/buildCode';
import { DEFAULT_OPTIONS, type Options } from '../options';

/** A fence, or the same in HTML; code with elements in it is shown as it was written. */
function codeOf(pre: Element): Element | undefined {
  const [first] = pre.children;
  const isCode = pre.tagName === 'pre' && first?.type === 'element' && first.tagName === 'code';
  return isCode && first.children.every((child) => child.type === 'text') ? first : undefined;
}

function findCode(node: Root | Element, found: Element[] = []): Element[] {
  for (const child of node.children) {
    if (child.type !== 'element') {
      if ('children' in child) findCode(child as unknown as Element, found);
      continue;
    }
    const code = codeOf(child);
    if (code) found.push(code);
    else findCode(child, found);
  }
  return found;
}

function languageOf(code: Element): string {
  const classes = Array.isArray(code.properties.className) ? code.properties.className : [];
  const found = classes.find((name) => typeof name === 'string' && name.startsWith('language-'));
  return typeof found === 'string' ? found.slice('language-'.length) : 'text';
}

function textOf(code: Element): string {
  return code.children.map((child) => (child.type === 'text' ? child.value : '')).join('');
}

/** Docusaurus leaves what follows a fence's language in this property, which outlives the raw-HTML step. */
function metaOf(code: Element): string | undefined {
  const { metastring } = code.properties;
  return typeof metastring === 'string' ? metastring : undefined;
}

async function highlightElement(code: Element): Promise<MarkdownProblem[]> {
  const language = languageOf(code);
  const built = await buildCode({ code: textOf(code).replace(/\n$/, ''), language, meta: metaOf(code) });
  const { metastring: _metastring, live: _live, ...properties } = code.properties;
  code.properties = {
    ...properties,
    html: built.html,
    ...(built.title && { title: built.title }),
    ...(built.lineNumbers && { lineNumbers: true }),
  };
  // The page's script would carry the text beside the HTML.
  code.children = [];
  const start = code.position?.start.line ?? 1;
  return built.problems.map(({ line, message }) => ({ line: start + line, message }));
}

/**
 * ` ```tsx App.tsx {2} ` -> `<pre><code class="language-tsx" title="App.tsx" html="…">`: the highlighted lines are in
 * the property `html`, which the site's code block shows instead of text (design §5).
 *
 * @throws one Error that lists every fence whose meta means nothing, each with file, line and the valid words
 */
export function highlightCode(options: Options = {}) {
  const { onUnknownMeta } = { ...DEFAULT_OPTIONS, ...options };
  return async (tree: Root, file: VFile): Promise<void> => {
    const problems = await Promise.all(findCode(tree).map(highlightElement));
    reportProblems(file, problems.flat(), {
      title: 'Wrong code fences',
      advice: `After a language may stand: ${CODE_META_FORMS}.`,
      severity: onUnknownMeta,
    });
  };
}
