import { headingText } from '../../src/pages-manifest/parseHeadings';
import { readFrontMatter, splitFrontMatter } from './convertFrontMatter';
import { splitLines, type Line } from './lines';

/** What tells which page of the tree a Markdown file is. */
export interface PageFacts {
  /** In the source. */
  file: string;
  /** The `# Title`. */
  heading?: string;
  title?: string;
  components: string[];
  githubLabel?: string;
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function names(value: unknown): string[] {
  const list = Array.isArray(value) ? value.map(String) : String(value ?? '').split(',');
  return list.map((name) => name.trim()).filter(Boolean);
}

export function findTitle(lines: readonly Line[]): string | undefined {
  const title = lines.find(({ kind, text: line }) => kind === 'prose' && /^# +\S/.test(line));
  return title && headingText(title.text.slice(1).trim());
}

/** The text of `<p class="description">…</p>`, without marks. */
export function findDescription(body: string): string | undefined {
  const html = /<p class="description">([\s\S]*?)<\/p>/.exec(body)?.[1];
  return html && headingText(html.replace(/\s+/g, ' ').trim()).replace(/`/g, '');
}

export function readPageFacts(file: string, source: string): PageFacts {
  const { yaml, body } = splitFrontMatter(source);
  const data = readFrontMatter(yaml);
  return {
    file,
    heading: findTitle(splitLines(body)),
    title: text(data.title),
    components: names(data.components),
    githubLabel: text(data.githubLabel),
  };
}
