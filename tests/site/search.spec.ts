import path from 'node:path';
import { answerQuery, toRates } from '../../scripts/search/checkQueries';
import { listArticles } from '../../scripts/search/articles';
import { loadSources } from '../../scripts/search/loadSources';
import { MATERIAL_TASKS, QUERIES } from '../../scripts/search/queries';
import { compressedSize } from '../../scripts/search/measureCode';
import { readManifest } from '../../src/pages-manifest/writeManifest';
import { CI_ONLY } from '../support/level';
import { expect, rootDir, test } from '../support/test';

test('finds what readers ask for, in few bytes (issue 8 "What it must show")', CI_ONLY, ({ siteDir }) => {
  const sources = loadSources(path.join(rootDir, siteDir));
  const articles = listArticles(readManifest(rootDir));
  const answers = Object.values(QUERIES)
    .flat()
    .map((query) => answerQuery(sources, query, articles));
  const missed = answers.filter(({ place }) => place < 0 || place > 2).map(({ query }) => query.join(' | '));
  const { first, topThree } = toRates(answers);
  expect(first, missed.join('\n')).toBeGreaterThanOrEqual(0.85);
  expect(topThree, missed.join('\n')).toBeGreaterThanOrEqual(0.97);
  const tasks = MATERIAL_TASKS.map((query) => answerQuery(sources, query, articles));
  const open = tasks.filter(({ place }) => place < 0 || place > 2).map(({ query }) => query.join(' | '));
  // Tasks in readers' words, which the pages' headings take up; the ranking was not tuned to them.
  expect(toRates(tasks).topThree, open.join('\n')).toBeGreaterThanOrEqual(0.98);
  const sizes = sources.map(({ index }) => compressedSize(JSON.stringify(index.file)));
  expect(Math.max(...sizes)).toBeLessThan(100_000);
});
