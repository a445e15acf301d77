import path from 'node:path';
import { createIconSearch } from '../client/createIconSearch';
import { splitWords } from '../client/splitWords';
import { SYNONYMS } from '../client/synonyms';
import { findIcons } from '../node/findIcons';
import { keepIcons } from '../node/writeIcons';
import type { IconList } from '../types';

const rootDir = path.resolve(__dirname, '../../..');
const kept = keepIcons(
  findIcons(path.join(rootDir, 'docs/material-ui/v9/content/page.md')),
  path.join(rootDir, '.cache/icons'),
);
const { names } = jest.requireActual<IconList>(path.join(kept, 'names.json'));
const list = names.split(' ');
const search = createIconSearch(list);
const find = (query: string) => search(query).map((index) => list[index]);

describe('splitWords', () => {
  it.each([
    ['AddAPhoto', ['add', 'a', 'photo']],
    ['Battery20TwoTone', ['battery', '20', 'two', 'tone']],
    ['three dots', ['three', 'dots']],
    ['<script>é', ['script', 'é']],
    ['  ', []],
  ])('splits %s', (text, words) => {
    expect(splitWords(text)).toEqual(words);
  });
});

describe('synonyms', () => {
  it('lead to icons that there are', () => {
    const words = new Set(list.flatMap(splitWords));
    const targets = [...new Set([...SYNONYMS.values()].flatMap((names) => [...names]))];
    expect(targets.filter((target) => !list.includes(target) && !words.has(target))).toEqual([]);
  });

  it('are 400 and more', () => {
    expect(SYNONYMS.size).toBeGreaterThan(400);
  });
});

describe('the search of icons', () => {
  it.each([
    ['alarm', 'Alarm'],
    ['AlarmIcon', 'Alarm'],
    ['delete', 'Delete'],
    ['github', 'GitHub'],
    ['arrow back', 'ArrowBack'],
    ['back arrow', 'ArrowBack'],
    ['shopping cart', 'ShoppingCart'],
    ['shoping cart', 'ShoppingCart'],
    ['delte', 'Delete'],
    ['chekbox', 'CheckBox'],
    ['trash', 'Delete'],
    ['hamburger', 'Menu'],
    ['three dots', 'MoreVert'],
    ['log out', 'Logout'],
    ['gear', 'Settings'],
    ['pencil', 'Edit'],
    ['spinner', 'Autorenew'],
    ['eye', 'Visibility'],
    ['dark mode', 'DarkMode'],
    ['magnifying glass', 'Search'],
    ['bells', 'Notifications'],
  ])('%s -> %s among the first three', (query, name) => {
    expect(find(query).slice(0, 3)).toContain(name);
  });

  it('shows all without a query, in their order, and nothing for what is nothing', () => {
    expect(find(' ')).toEqual(list);
    expect(find('qqqqzzzz')).toEqual([]);
  });

  it('takes anything that can be pasted', () => {
    for (const query of ['\u0000', '((((', '__proto__', 'constructor', 'a'.repeat(10_000), '"><img src=x>'])
      expect(Array.isArray(find(query))).toBe(true);
  });
});
