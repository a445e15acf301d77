/** `npm run search:check [-- --dir build]`: looks for 200 queries and every API row in the built site (issue 8). */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { writeManifest } from '../src/pages-manifest/writeManifest';
import { runMain } from './lib/runMain';
import { listArticles } from './search/articles';
import { answerQuery, toRates, type Answer, type Rates } from './search/checkQueries';
import { findLostNames, findLostRows, loadRows } from './search/checkRows';
import { growIndex } from './search/growIndex';
import { loadSources } from './search/loadSources';
import { compressedSize, measureCode } from './search/measureCode';
import { measureTimes } from './search/measureTimes';
import { MATERIAL_TASKS, QUERIES } from './search/queries';

const rootDir = path.resolve(__dirname, '..');

/** Shares of queries, and bytes of a first search (issue 8 "What it must show"). */
const GOALS = { first: 0.85, topThree: 0.97, bytes: 150_000 };

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

function printRates(name: string, { count, first, topThree }: Rates): void {
  console.log(
    `${name.padEnd(10)} ${String(count).padStart(3)} queries  first ${percent(first)}  top three ${percent(topThree)}`,
  );
}

function printMisses(answers: readonly Answer[]): void {
  for (const { query, urls, place } of answers.filter((answer) => answer.place !== 0)) {
    const [text, product, expected] = query;
    const where = place < 0 ? 'not found' : `place ${place + 1}`;
    console.log(
      `  ${where}: "${text}" ${product && `in ${product} `}wants ${expected}, got ${urls[0] ?? 'nothing'}`,
    );
  }
}

function checkRows(sources: ReturnType<typeof loadSources>): { rows: number; names: number; lost: number } {
  const total = { rows: 0, names: 0, lost: 0 };
  for (const source of sources) {
    const rows = loadRows(rootDir, source);
    const names = findLostNames(source, rows);
    const lost = findLostRows(source, rows);
    total.rows += rows.length;
    total.names += names.length;
    total.lost += lost.length;
    for (const { owner, text } of names)
      console.log(`  ${source.id}: "${text}" does not bring the row of ${owner}`);
    for (const { owner, text } of lost)
      console.log(`  ${source.id}: "${owner} ${text}" does not bring that row`);
  }
  return total;
}

async function printBytes(sources: ReturnType<typeof loadSources>): Promise<number> {
  const code = await measureCode(rootDir);
  const files = sources.map(({ index }) => index.file);
  const shared = compressedSize(JSON.stringify(files.find(({ product }) => product === '') ?? ''));
  const largest = files
    .filter(({ product }) => product !== '')
    .sort((a, b) => compressedSize(JSON.stringify(b)) - compressedSize(JSON.stringify(a)))[0];
  if (!largest) return code + shared;
  const queries = Object.values(QUERIES)
    .flat()
    .map(([text]) => text);
  const sizes = [1, 10].map((times) => {
    const json = JSON.stringify(growIndex(largest, times));
    const index = compressedSize(json);
    const { start, median, slow } = measureTimes(json, queries);
    console.log(
      `${largest.product}@${largest.version} x${times}: code ${kB(code)} + index ${kB(index)} + shared ${kB(shared)} = ` +
        `${kB(code + index + shared)}; ready in ${start.toFixed(0)} ms, a letter ${median.toFixed(1)} ms (95th: ${slow.toFixed(1)} ms)`,
    );
    return code + index + shared;
  });
  return Math.max(...sizes);
}

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { dir: { type: 'string', default: 'build' } } });
  const sources = loadSources(path.resolve(values.dir));
  const articles = listArticles(writeManifest(rootDir, { tolerant: true }).manifest);
  const answers = Object.entries(QUERIES).map(
    ([name, queries]) => [name, queries.map((query) => answerQuery(sources, query, articles))] as const,
  );
  for (const [name, own] of answers) {
    printRates(name, toRates(own));
    printMisses(own);
  }
  const rates = toRates(answers.flatMap(([, own]) => own));
  printRates('all', rates);
  const tasks = MATERIAL_TASKS.map((query) => answerQuery(sources, query, articles));
  printRates('material', toRates(tasks));
  printMisses(tasks);
  const { rows, names, lost } = checkRows(sources);
  console.log(
    `${rows} API rows: ${names} names without their row in the top three, ${lost} with their component`,
  );
  const bytes = await printBytes(sources);
  const failures = [
    rates.first < GOALS.first && `First place is ${percent(rates.first)}, the goal ${percent(GOALS.first)}.`,
    rates.topThree < GOALS.topThree &&
      `The top three are ${percent(rates.topThree)}, the goal ${percent(GOALS.topThree)}.`,
    names > 0 && `${names} names of API rows are not found.`,
    bytes > GOALS.bytes && `A first search takes ${kB(bytes)}, the goal is ${kB(GOALS.bytes)}.`,
  ].filter((line) => line !== false);
  if (failures.length > 0) throw new Error(failures.join('\n'));
}

runMain(main);
