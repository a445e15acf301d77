/**
 * In narrow windows Docusaurus moves the list of posts into the menu of its own bar, which this site does not have: posts
 * would show an error instead. `/blog` lists them, and each post leads to its neighbors.
 */
export default function BlogSidebarMobile() {
  return null;
}
