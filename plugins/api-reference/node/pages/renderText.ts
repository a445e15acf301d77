/** Turns Markdown of a doc comment into HTML, its links resolved. */
export type RenderText = (markdown: string, resolve: (link: string) => string) => string;

const ENTITIES: Record<string, string> = { '&amp;': '&', '&quot;': '"', '&lt;': '<', '&gt;': '>' };

export function escapeHtml(text: string): string {
  return text.replace(
    /[&<>"]/g,
    (char) => Object.keys(ENTITIES).find((key) => ENTITIES[key] === char) ?? char,
  );
}

function unescapeHtml(text: string): string {
  return text.replace(/&(?:amp|quot|lt|gt);/g, (entity) => ENTITIES[entity] ?? entity);
}

function resolveLinks(html: string, resolve: (link: string) => string): string {
  return html.replace(/<a href="([^"]*)"/g, (_, href: string) => {
    const target = resolve(unescapeHtml(href));
    const rel = /^https?:/.test(target) ? ' rel="noopener noreferrer"' : '';
    return `<a href="${escapeHtml(target)}"${rel}`;
  });
}

/** Code that is wider than its column is scrolled by keyboard, too. */
function letScroll(html: string): string {
  return html.replaceAll('<pre>', '<pre tabindex="0">');
}

/** A single paragraph needs no element of its own. */
function unwrap(html: string): string {
  return /^<p>((?:(?!<p>)[\s\S])*)<\/p>$/.exec(html)?.[1] ?? html;
}

/**
 * Loads the renderer. Raw HTML in a doc comment is text, and links have safe schemes only (design §8). Equal texts,
 * such as those of inherited props, are rendered once.
 */
export async function createTextRenderer(): Promise<RenderText> {
  const [{ micromark }, { gfm, gfmHtml }] = await Promise.all([
    import('micromark'),
    import('micromark-extension-gfm'),
  ]);
  const options = { extensions: [gfm()], htmlExtensions: [gfmHtml()] };
  const known = new Map<string, string>();
  return (markdown, resolve) => {
    const html = known.get(markdown) ?? unwrap(letScroll(micromark(markdown, options).trim()));
    known.set(markdown, html);
    return resolveLinks(html, resolve);
  };
}
