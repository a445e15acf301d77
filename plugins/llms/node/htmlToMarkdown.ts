import { codeSpan, escapeMarkdown } from './markdown';

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
const TOKEN = /<(\/?)([a-z]\w*)([^>]*)>|[^<]+|</gi;
const MARKS: Record<string, string> = { em: '_', i: '_', strong: '**', b: '**', del: '~~' };
const BLOCKS = new Set([
  'p',
  'ul',
  'ol',
  'li',
  'pre',
  'br',
  'blockquote',
  'tr',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
]);

function decode(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => ENTITIES[name] ?? '');
}

/** Writes HTML of a doc comment piece by piece. */
class Writer {
  private out = '';
  private code: string | undefined;
  private isPre = false;
  private readonly hrefs: string[] = [];

  constructor(private readonly resolve: (link: string) => string) {}

  text(html: string): void {
    const text = decode(html);
    if (this.code !== undefined) this.code += text;
    else if (!this.isPre) this.out += escapeMarkdown(text).replace(/\s+/g, ' ');
  }

  open(tag: string, attributes: string): void {
    if (tag === 'pre') this.isPre = true;
    if (tag === 'code') this.code = '';
    if (tag === 'a') {
      this.hrefs.push(decode(/href="([^"]*)"/.exec(attributes)?.[1] ?? ''));
      this.out += '[';
    }
    this.out += MARKS[tag] ?? '';
    if (BLOCKS.has(tag)) this.newLine();
    if (tag === 'li') this.out += '- ';
  }

  close(tag: string): void {
    if (tag === 'code' && this.code !== undefined) {
      const lines = this.isPre ? this.code.trimEnd().split('\n') : [this.code];
      this.out += lines.map(codeSpan).filter(Boolean).join('\n');
      this.code = undefined;
    }
    if (tag === 'pre') this.isPre = false;
    if (tag === 'a') this.out += `](${this.resolve(this.hrefs.pop() ?? '')})`;
    this.out += MARKS[tag] ?? '';
    if (BLOCKS.has(tag)) this.newLine();
  }

  finish(): string {
    return this.out.replace(/ *\n */g, '\n').trim();
  }

  private newLine(): void {
    if (this.out !== '' && !this.out.endsWith('\n')) this.out += '\n';
  }
}

/**
 * The HTML that API pages have for texts of doc comments, as Markdown of one paragraph; blocks become lines.
 *
 * @param resolve where a link of the text leads
 * @example
 * htmlToMarkdown('If <code>true</code>, see <a href="/a">it</a>.', toUrl); // 'If `true`, see [it](https://…/a).'
 */
export function htmlToMarkdown(html: string, resolve: (link: string) => string): string {
  const writer = new Writer(resolve);
  for (const [token, slash, tag, attributes = ''] of html.matchAll(TOKEN)) {
    if (tag === undefined) writer.text(token);
    else if (slash) writer.close(tag.toLowerCase());
    else writer.open(tag.toLowerCase(), attributes);
  }
  return writer.finish();
}
