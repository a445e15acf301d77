import fs from 'node:fs';
import path from 'node:path';
import { readSources, rootDir } from '../../__tests__/sources';
import { loadDictionary } from '../node/loadDictionary';

/** What the files in i18n/ translate, whether enabled or not. */
const languages = fs.readdirSync(path.join(rootDir, 'i18n'));

const LABEL = /\bid: '(site\.[\w.-]+)',\s*message:\s*(['"])(.*?)\2,?\s/g;

/** English texts of the labels that are written in the usual way, by key. */
function listLabels(): [key: string, english: string][] {
  const sources = ['src', 'plugins'].flatMap(readSources);
  return sources.flatMap(({ text }) =>
    [...text.matchAll(LABEL)].map(([, key = '', , english = '']): [string, string] => [key, english]),
  );
}

const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).sort();

describe.each(languages)('i18n/%s/code.json', (language) => {
  const dictionary = loadDictionary(rootDir, language);
  const labels = listLabels().filter(([key]) => key in dictionary);

  it('has the same {placeholders} as the English texts', () => {
    expect(labels.length).toBeGreaterThan(100);
    const wrong = labels.filter(
      ([key, english]) => String(placeholders(dictionary[key] ?? '')) !== String(placeholders(english)),
    );
    expect(wrong).toEqual([]);
  });
});
