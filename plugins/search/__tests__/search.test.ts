import { buildSections, splitTitle } from '../client/buildSections';
import { createSource, orderGroups, searchAll, type HitGroup } from '../client/searchAll';
import { KIND_WEIGHTS, scoreEntry, type ScoreInput } from '../client/scoreEntry';
import { createFile } from './site';

const kit = createSource(createFile(), false);
const site = createSource(createFile({ product: '', version: '', name: 'Site', base: '/other' }), false);

/** What a query finds in the small product, best first. */
function find(query: string): string[] {
  const { groups } = searchAll([kit], query, 'kit@v2');
  return groups.flatMap(({ hits }) => hits.map(({ kind, url }) => `${kind} ${url}`));
}

describe('search in one product', () => {
  it.each([
    ['an article before its API page', 'button', 'page /kit/react-button'],
    ['the API page by its kind', 'button api', 'component /kit/api/button'],
    ['a beginning', 'snac', 'component /kit/api/snackbar'],
    ['a typing error', 'snakbar', 'component /kit/api/snackbar'],
    ['another word for it', 'toast', 'component /kit/api/snackbar'],
    ['a section', 'upload a file', 'heading /kit/react-button#file-upload'],
    ['halves of a name', 'start icon', 'prop /kit/api/button#button-prop-startIcon'],
    ['a row with its component', 'Button disableRipple', 'prop /kit/api/button#button-prop-disableRipple'],
    ['a class with its dot', '.MuiButton-root', 'class /kit/api/button#button-classes-root'],
    ['a class of all components', 'class:Mui-disabled', 'class /kit/api/button#button-classes-disabled'],
    ['a slot, not a class', 'slot:root', 'slot /kit/api/snackbar#snackbar-slot-root'],
    ['a part', 'select trigger', 'component /kit/api/select#select-trigger'],
  ])('finds %s', (_what, query, first) => {
    expect(find(query)[0]).toBe(first);
  });

  it('shows a row that many have once, and all where the kind is typed', () => {
    const [hit] = searchAll([kit], 'disableRipple', '').groups[0]?.hits ?? [];
    expect(hit).toMatchObject({ title: 'disableRipple', more: 1 });
    expect(find('prop:disableRipple')).toEqual([
      'prop /kit/api/button-base#button-base-prop-disableRipple',
      'prop /kit/api/button#button-prop-disableRipple',
    ]);
  });

  it('says how a misspelled word is meant', () => {
    expect(searchAll([kit], 'snakbra', '').corrected).toBe('snackbar');
    expect(searchAll([kit], 'snackbar', '').corrected).toBeUndefined();
  });

  it.each(['', '   ', '?!', 'zzzqqq', 'prop:', '('.repeat(500), '\u0000', '__proto__', 'constructor'])(
    'answers %p with nothing, not with an error',
    (query) => {
      expect(find(query)).toEqual([]);
    },
  );
});

describe('groups of hits', () => {
  const group = (id: string, score: number, older = false): HitGroup => ({
    id,
    name: id,
    label: '',
    older,
    hits: [{ kind: 'page', title: '', owner: '', text: '', url: '/', score, more: 0 }],
  });

  it("are the reader's product, then others by their best hit, then older versions", () => {
    const groups = [group('old', 9, true), group('good', 3), group('own', 1), group('better', 4)];
    expect(orderGroups(groups, 'own').map(({ id }) => id)).toEqual(['own', 'better', 'good', 'old']);
    expect(orderGroups(groups, 'old').map(({ id }) => id)).toEqual(['old', 'better', 'good', 'own']);
  });

  it('leave out products that have nothing', () => {
    expect(searchAll([kit, site], 'snackbar', 'kit@v2').groups.map(({ id }) => id)).toEqual([
      'kit@v2',
      'site',
    ]);
    expect(searchAll([kit, site], 'zzzqqq', 'kit@v2').groups).toEqual([]);
  });
});

describe('the score of an entry', () => {
  const fit = { weight: 1, name: 1, owner: 0, text: 0, kind: false, covered: 6 };
  const input: ScoreInput = {
    kind: 'page',
    fits: [fit],
    length: 6,
    isExact: false,
    isProse: false,
    isTyped: false,
    isMeant: false,
    isNamed: false,
  };
  const score = (change: Partial<ScoreInput>) => scoreEntry({ ...input, ...change });

  it('is less the less of the name the words cover', () => {
    expect(score({ length: 12 })).toBeLessThan(score({}));
  });

  it('is more for the whole name, and letter by letter', () => {
    expect(score({ isExact: true })).toBeGreaterThan(score({}));
    expect(score({ isTyped: true })).toBeGreaterThan(score({}));
  });

  it('is less where a word fits nothing, little where that word is weak', () => {
    const missing = { ...fit, name: 0, covered: 0 };
    const weak = score({ fits: [fit, { ...missing, weight: 0.15 }] });
    expect(score({ fits: [fit, missing] })).toBeLessThan(weak);
    expect(weak).toBeLessThan(score({}));
  });

  it('is nothing where no word fits', () => {
    expect(score({ fits: [{ ...fit, name: 0 }] })).toBe(0);
    expect(score({ fits: [] })).toBe(0);
  });

  it('puts pages before rows, and rows before arguments, all else equal', () => {
    const kinds = Object.entries(KIND_WEIGHTS).sort((a, b) => b[1] - a[1]);
    expect(kinds[0]?.[0]).toBe('page');
    expect(kinds.at(-1)?.[0]).toBe('argument');
  });
});

describe('the list below the field', () => {
  const recent = { title: 'Button', owner: '', product: 'Kit', url: '/kit/react-button' };

  it('is what the reader chose before, without a query', () => {
    expect(buildSections({ groups: [] }, ' ', [recent])[0]?.items).toEqual([
      { type: 'recent', id: 'recent-0', recent },
    ]);
    expect(buildSections({ groups: [] }, '', [])).toEqual([]);
  });

  it('offers all components that have the first row', () => {
    const items = buildSections(searchAll([kit], 'disableRipple', ''), 'disableRipple', [])[0]?.items ?? [];
    expect(items.at(-1)).toMatchObject({ type: 'query', query: 'prop:disableRipple', count: 2 });
    const listed = buildSections(searchAll([kit], 'prop:disableRipple', ''), 'prop:disableRipple', []);
    expect(listed[0]?.items.every(({ type }) => type === 'hit')).toBe(true);
  });

  it('offers how a misspelled word is meant', () => {
    const sections = buildSections(searchAll([kit], 'snakbra', ''), 'snakbra', []);
    expect(sections.at(-1)?.items).toEqual([{ type: 'query', id: 'meant', query: 'snackbar' }]);
  });

  it('marks what was typed, also where it has signs', () => {
    expect(splitTitle('disableRipple', 'ripple')).toEqual([
      { text: 'disable', isMatch: false },
      { text: 'Ripple', isMatch: true },
    ]);
    expect(splitTitle('a (b)', '(((')).toEqual([{ text: 'a (b)', isMatch: false }]);
  });
});
