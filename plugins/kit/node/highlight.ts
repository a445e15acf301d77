import type { BundledLanguage, Highlighter } from 'shiki';

/** Languages that pages use; an unknown one is shown as plain text. */
const LANGUAGES: BundledLanguage[] = [
  'bash',
  'css',
  'diff',
  'html',
  'js',
  'json',
  'jsx',
  'md',
  'mdx',
  'scss',
  'toml',
  'ts',
  'tsx',
  'yaml',
  'nginx',
];

const ALIASES: Record<string, BundledLanguage> = {
  sh: 'bash',
  shell: 'bash',
  javascript: 'js',
  typescript: 'ts',
  yml: 'yaml',
};

let highlighter: Promise<Highlighter> | undefined;

async function createHighlighter(): Promise<Highlighter> {
  const shiki = await import('shiki');
  const theme = shiki.createCssVariablesTheme({ name: 'site', variablePrefix: '--code-', fontStyle: false });
  return shiki.createHighlighter({ themes: [theme], langs: LANGUAGES });
}

/** Token colours become short classes: inline styles would double the size and need a looser CSP. */
const CLASSES: Record<string, string> = {
  'token-constant': 'tc',
  'token-string': 'ts',
  'token-comment': 'tm',
  'token-keyword': 'tk',
  'token-parameter': 'tp',
  'token-function': 'tf',
  'token-string-expression': 'te',
  'token-punctuation': 'tu',
  'token-link': 'tl',
  'token-inserted': 'ti',
  'token-deleted': 'td',
  'token-changed': 'tg',
};

function compact(html: string): string {
  return html
    .replace(/ style="color:var\(--code-([a-z-]+)\)"/g, (_, token: string) => {
      const name = CLASSES[token];
      return name ? ` class="${name}"` : '';
    })
    .replace(/<span>([^<]*)<\/span>/g, '$1');
}

/** Highlighted code without the elements around its lines, where nothing marks or numbers them: fewer nodes. */
export function withoutLines(html: string): string {
  return html
    .split('\n')
    .map((line) => line.replace(/^<span class="line">(.*)<\/span>$/, '$1'))
    .join('\n')
    .replace(/(?<=<span class="(\w+)">[^<]*)<\/span>( *)<span class="\1">/g, '$2'); // Neighbours of one color.
}

async function render(code: string, lang: string): Promise<string> {
  highlighter ??= createHighlighter();
  const html = (await highlighter).codeToHtml(code, {
    theme: 'site',
    lang,
    // By default a line gets half a second and then loses its colors: a busy machine would build other pages.
    tokenizeTimeLimit: 0,
  });
  const inner = /<code>([\s\S]*)<\/code>/.exec(html)?.[1] ?? '';
  return compact(inner);
}

/** What was highlighted, by language and code: server and browser show the same, and highlighting is slow. */
const known = new Map<string, Promise<string>>();

/** A development server that runs for days keeps no more than this. */
const MOST_KNOWN = 5000;

/**
 * Highlights code at build time, so that no highlighter is in a reader's browser (design §5).
 *
 * @param language name of a language; what is not known is escaped and shown as it is
 * @returns the inner HTML of a `<code>` element, one `<span class="line">` a line
 */
export function highlight(code: string, language: string): Promise<string> {
  const alias = ALIASES[language] ?? language;
  const lang = (LANGUAGES as string[]).includes(alias) ? alias : 'text';
  const key = `${lang}\0${code}`;
  const html = known.get(key) ?? render(code, lang);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(key, html);
  return html;
}
