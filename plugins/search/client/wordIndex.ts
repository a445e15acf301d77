import { classNameOf, type Entry, type SearchIndex } from './decodeIndex';
import { addPosting, type Postings } from './matchWord';
import { toTokens, toWhole, toWords } from './tokenize';

/** The inverted index of one product-version: words of names, of owners and of descriptions, and what has them. */
export interface WordIndex {
  names: Postings;
  owners: Postings;
  texts: Postings;
  /** All words, each once. */
  words: string[];
  /** How many letters the words of each entry's name have, each word once. */
  lengths: Uint16Array;
  /** Names as one word. */
  wholes: string[];
  /** Names of owners as one word. */
  ownerWholes: Map<string, number[]>;
  /** Global classes as one word, with the owner of each. */
  classes: Map<string, { entry: number; owner: number }>;
}

/** Words of a name; a name of several words also as one, for who types it so. */
function listWords(name: string, whole: string): string[] {
  const tokens = toTokens(name);
  return tokens.length > 1 && whole !== '' ? [...tokens, whole] : tokens;
}

function addClasses(index: SearchIndex, entry: Entry, number: number, classes: WordIndex['classes']): void {
  for (const owner of entry.owners) {
    const whole = toWords(classNameOf(index, entry, owner)).join('');
    // A class that several components have is most of all that of the one that it is named after.
    if (!classes.has(whole) || !entry.classNames?.has(owner)) classes.set(whole, { entry: number, owner });
  }
}

/** Makes the inverted index: some 20 ms for the largest product. */
export function createWordIndex(index: SearchIndex): WordIndex {
  const names: Postings = new Map();
  const owners: Postings = new Map();
  const texts: Postings = new Map();
  const lengths = new Uint16Array(index.entries.length);
  const wholes: string[] = [];
  const classes: WordIndex['classes'] = new Map();
  const ownerWholes: Postings = new Map();
  index.owners.forEach(({ title }, owner) => {
    addPosting(ownerWholes, toWords(title).join(''), owner);
    for (const word of listWords(title, toWhole(title))) addPosting(owners, word, owner);
  });
  index.entries.forEach((entry, number) => {
    const whole = toWhole(entry.name);
    const words = listWords(entry.name, whole);
    wholes.push(whole);
    lengths[number] = [...new Set(toTokens(entry.name))].join('').length;
    for (const word of words) addPosting(names, word, number);
    for (const word of new Set(toTokens(`${entry.text ?? ''} ${entry.prose ?? ''}`)))
      addPosting(texts, word, number);
    if (entry.kind === 'class') addClasses(index, entry, number, classes);
  });
  const all = new Set([...names.keys(), ...owners.keys(), ...texts.keys()]);
  return { names, owners, texts, words: [...all], lengths, wholes, ownerWholes, classes };
}
