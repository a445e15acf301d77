/** What no component of this site reads of a page's metadata; its front matter is a part of the page's module as well. */
const UNREAD = new Set(['draft', 'frontMatter', 'slug', 'source', 'sourceDirName', 'tags', 'version']);

/** Of a page's metadata, what its page shows: each page loads its own (design §6). */
export function slimMetadata(data: object): object {
  return Object.fromEntries(Object.entries(data).filter(([name]) => !UNREAD.has(name)));
}
