import { searchAll, type Source } from '../../plugins/search/client/searchAll';
import { findSource } from './loadSources';
import type { Query } from './queries';

export interface Answer {
  query: Query;
  /** Addresses that were found, best first. */
  urls: string[];
  /** Place of the wanted page, from 0; -1 where it is not among them. */
  place: number;
}

/** Articles by the address of the API page of a component that they are about. */
export type Articles = ReadonlyMap<string, readonly string[]>;

/** An article that has come to be about a component is as good an answer as the component's API page. */
function isWanted(expected: string, url: string, articles: Articles): boolean {
  const [page = ''] = url.split('#');
  return expected
    .split(' ')
    .some((want) =>
      want.includes('#') ? url === want : page === want || articles.get(want)?.includes(page) === true,
    );
}

/** Answers a query as the dialog does: in one product, or on the home page in all. */
export function answerQuery(sources: readonly Source[], query: Query, articles: Articles): Answer {
  const [text, product, expected] = query;
  const current = product === '' ? undefined : findSource(sources, product);
  const { groups } = searchAll(current ? [current] : sources, text, current?.id ?? '');
  const urls = groups.flatMap(({ hits }) => hits.map(({ url }) => url));
  return { query, urls, place: urls.findIndex((url) => isWanted(expected, url, articles)) };
}

export interface Rates {
  count: number;
  /** Shares from 0 to 1. */
  first: number;
  topThree: number;
}

export function toRates(answers: readonly Answer[]): Rates {
  const share = (isGood: (place: number) => boolean) =>
    answers.filter(({ place }) => isGood(place)).length / Math.max(1, answers.length);
  return {
    count: answers.length,
    first: share((place) => place === 0),
    topThree: share((place) => place >= 0 && place < 3),
  };
}
