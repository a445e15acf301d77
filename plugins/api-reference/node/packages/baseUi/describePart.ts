import type ts from 'typescript';
import { readDocs } from '../../extract/readDocs';

/** The doc comment of a component, part or function, taken apart. */
export interface PartDescription {
  description?: string;
  deprecated?: string;
  /** Tag of the element that it renders. */
  element?: string;
}

const DOCUMENTATION = /\n*^Documentation: \[[^\]]*\]\(https:\/\/base-ui\.com([^)#]*)[^)]*\)$/gm;
const ELEMENT = /\bRenders (?:an?|the) `<(\w+)/;

/** Pathnames of the pages that a doc comment names: "Documentation: [Base UI Select](https://base-ui.com/…)". */
export function readPages(symbol: ts.Symbol): string[] {
  const { description = '' } = readDocs(symbol);
  return [...description.matchAll(DOCUMENTATION)].flatMap(([, page]) => page ?? []);
}

/** What a doc comment says, without the line that names the page. */
export function describePart(symbol: ts.Symbol): PartDescription {
  const docs = readDocs(symbol);
  const description = docs.description?.replace(DOCUMENTATION, '').trim();
  const element = description && ELEMENT.exec(description)?.[1];
  return {
    ...(description ? { description } : {}),
    ...(docs.deprecated !== undefined ? { deprecated: docs.deprecated } : {}),
    ...(element ? { element } : {}),
  };
}
