import type { Manifest } from '../../src/pages-manifest/types';
import type { Articles } from './checkQueries';

/** The articles that name a component in their front matter, by the address of the component's API page. */
export function listArticles({ products }: Manifest): Articles {
  const articles = new Map<string, string[]>();
  for (const { pages } of products.flatMap(({ versions }) => versions)) {
    const apiPages = new Map(pages.flatMap(({ api, pathname }) => (api ? [[api.name, pathname]] : [])));
    for (const { components = [], pathname } of pages) {
      // The first one is what the article is about; the others help it.
      const [about] = components;
      const api = about === undefined ? undefined : apiPages.get(about);
      if (api !== undefined) articles.set(api, [...(articles.get(api) ?? []), pathname]);
    }
  }
  return articles;
}
