/** Stands in for parts of Docusaurus that this site turned off, and whose code every page would carry all the same. */
export default function Nothing(): null {
  return null;
}
