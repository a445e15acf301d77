/** HTML of a description with the site's base path before its own addresses. */
export function withBase(html: string, baseUrl: string): string {
  return baseUrl === '/' ? html : html.replaceAll('<a href="/', `<a href="${baseUrl}`);
}
