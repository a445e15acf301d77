/**
 * The Markdown of a page.
 *
 * @throws where the host has none: the development server answers with a page instead
 */
export async function loadMarkdown(href: string): Promise<string> {
  const response = await fetch(href);
  const type = response.headers.get('Content-Type') ?? '';
  if (!response.ok || type.includes('text/html')) {
    throw new Error(`${href} answered with ${response.status} ${type}; "npm run build" makes it.`);
  }
  return response.text();
}

/** Address that opens an assistant with a question; `null` where it is no web address (design §8). */
export function toAssistantUrl(template: string, prompt: string): string | null {
  const url = template.replace('{prompt}', encodeURIComponent(prompt));
  return /^https?:\/\//.test(url) && URL.canParse(url) ? url : null;
}
