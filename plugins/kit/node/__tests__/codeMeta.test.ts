import { parseCodeMeta, takeLabel } from '../codeMeta';

const NOTHING = { ranges: [], showLineNumbers: false, problems: [] };

describe('parseCodeMeta (issue 3, point 1 "fence titles … line highlighting")', () => {
  it.each([undefined, null, '', '  '])('has nothing to say about %p', (meta) => {
    expect(parseCodeMeta(meta)).toEqual(NOTHING);
  });

  it('reads all forms together', () => {
    expect(parseCodeMeta('App.tsx {1,4-6} title="The app" showLineNumbers')).toEqual({
      label: 'App.tsx',
      title: 'The app',
      ranges: [
        [1, 1],
        [4, 6],
      ],
      showLineNumbers: true,
      problems: [],
    });
  });

  it('leaves the reason of a block that is not compiled to the check of pages', () => {
    expect(parseCodeMeta('nocheck="needs your router"')).toEqual(NOTHING);
    expect(parseCodeMeta('nocheck').label).toBe('nocheck');
    expect(parseCodeMeta('nocheck=').problems).toHaveLength(1);
  });

  it('takes a bare word as the label right after the language only', () => {
    expect(parseCodeMeta('npm')).toEqual({ ...NOTHING, label: 'npm' });
    expect(parseCodeMeta('{1} npm').problems).toEqual(['npm means nothing after the language']);
    expect(parseCodeMeta('npm pnpm').problems).toEqual(['pnpm means nothing after the language']);
  });

  it.each(['showLineNumber', 'linenumbers', 'line-numbers', 'ShowLineNumbers'])(
    'does not take the misspelt option %s for a label',
    (word) => {
      expect(parseCodeMeta(word)).toEqual({
        ...NOTHING,
        problems: [`${word} means nothing after the language`],
      });
    },
  );
});

describe('takeLabel (issue 3, point 1 "the bare word after the language")', () => {
  it.each([
    ['npm', 'npm', ''],
    ['npm {1} title="Shell"', 'npm', '{1} title="Shell"'],
    ['{1} title="Plain CSS"', 'Plain CSS', '{1}'],
    ['{1}', undefined, '{1}'],
    ['', undefined, ''],
    [null, undefined, ''],
  ])('of %p is %p', (meta, label, rest) => {
    expect(takeLabel(meta)).toEqual(label === undefined ? { rest } : { label, rest });
  });

  it('is not an option', () => {
    expect(takeLabel('showLineNumbers')).toEqual({ rest: 'showLineNumbers' });
  });
});
