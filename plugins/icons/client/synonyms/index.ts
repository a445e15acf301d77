import { splitWords } from '../splitWords';
import { CONTENT } from './content';
import { CONTROLS } from './controls';
import { THINGS } from './things';

function parse(texts: readonly string[]): Map<string, Set<string>> {
  const ideas = new Map<string, Set<string>>();
  for (const line of texts.flatMap((text) => text.trim().split('\n'))) {
    const [words = '', targets = ''] = line.split(': ');
    for (const word of words.split(' ')) {
      const key = splitWords(word).join(' ');
      const known = ideas.get(key) ?? new Set();
      targets.split(' ').forEach((target) => known.add(target));
      ideas.set(key, known);
    }
  }
  return ideas;
}

/** Words or whole names of icons by idea, such as `trash`; ideas of several words are separated by spaces. */
export const SYNONYMS: ReadonlyMap<string, ReadonlySet<string>> = parse([CONTROLS, CONTENT, THINGS]);
