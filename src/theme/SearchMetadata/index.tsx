/** theme-classic writes tags for a search service that the site does not use. */
export default function SearchMetadata() {
  return null;
}
