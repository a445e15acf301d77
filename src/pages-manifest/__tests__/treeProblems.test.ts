import { loadFixture, problemAt } from './fixtures';

const { problems } = loadFixture('wrong-tree');
const at = (place: string) => problemAt(problems, place);

describe('a wrong tree (issue 2 "What it must show", design §7)', () => {
  it('reports everything at once', () => {
    expect(problems).toHaveLength(20);
  });

  it('names a duplicate pathname and both places (spec §5, §8)', () => {
    expect(at('v2/pages.ts:18')).toEqual({
      file: 'docs/alpha/v2/pages.ts',
      line: 18,
      message:
        'Duplicate pathname /alpha/react-button: it stands at docs/alpha/v2/pages.ts:9 and at docs/alpha/v2/pages.ts:18.',
      value: '"/alpha/react-button"',
      fix: 'Remove one of the two, or give it a pathname of its own.',
    });
  });

  it('refuses the pathname of a default page (spec §2, §5)', () => {
    expect(at('v2/pages.ts:29').message).toBe(
      'Duplicate pathname /blog: it stands at src/pages-manifest/defaultPages.ts and at docs/alpha/v2/pages.ts:29.',
    );
  });

  it('names the files looked for and near ones for a node without its file (issue 2 point 2)', () => {
    expect(at('v2/pages.ts:19')).toMatchObject({
      message: expect.stringContaining(
        'looked for react-buton/react-buton.md, react-buton/react-buton.mdx, react-buton.md',
      ),
      fix: expect.stringContaining('Is it react-button.md?'),
    });
    expect(at('v2/pages.ts:20').fix).toMatch(/^Add one of these files/);
  });

  it('names a file in no tree and the node to add (issue 2 point 2)', () => {
    expect(at('content/lonely/lonely.md')).toMatchObject({
      message: 'The file is in no page tree.',
      fix: "Add { pathname: '/alpha/lonely' } to docs/alpha/v2/pages.ts, or delete the file.",
    });
  });

  it('tells when a planned page is written', () => {
    expect(at('content/react-tabs.md').message).toBe('The page is written, but its node says "planned".');
  });

  it('refuses one file for two pages', () => {
    expect(at('v2/pages.ts:22').message).toContain(
      'react-button.md is that of another page already, at docs/alpha/v2/pages.ts:9',
    );
  });
});

describe('a wrong node (spec §3 "Page tree node", §5)', () => {
  it('suggests the key that was meant', () => {
    expect(at('v2/pages.ts:13')).toMatchObject({
      message: 'Unknown key "titel".',
      value: '"Menu"',
      fix: expect.stringMatching(/^Write "title", or one of: pathname, title, /),
    });
  });

  it('refuses flags and plans of other values', () => {
    const own = problems.filter(({ line }) => line === 10).map(({ value, fix }) => [value, fix]);
    expect(own).toContainEqual(['"yes"', 'Write true or false, without quotes.']);
    expect(own).toContainEqual(['"gold"', 'Write "pro" or "premium".']);
  });

  it('finds a node without pathname by its title', () => {
    expect(at('v2/pages.ts:15').message).toBe('"pathname" is required.');
  });

  it('tells the position of a node that has nothing to find it by', () => {
    expect(at('v2/pages.ts')).toMatchObject({
      value: 'null',
      message: expect.stringContaining('entry 15 of the tree'),
    });
  });

  it.each([
    [26, /is not an absolute path/],
    [27, /scheme other than http or https/],
    [28, /needs a "title"/],
    [30, /A group serves no page/],
  ])('line %i', (line, message) => {
    expect(at(`v2/pages.ts:${line}`).message).toMatch(message);
  });
});

describe('a pathname of another product or version (spec §2 "Path rules", design §2)', () => {
  it('names the product that it belongs to', () => {
    expect(at('v2/pages.ts:23').message).toContain('It belongs to "beta".');
    expect(at('v2/pages.ts:24')).toMatchObject({
      value: '"/gamma"',
      fix: expect.stringContaining('Start it with /alpha'),
    });
  });

  it('refuses a version segment and gives the pathname without it', () => {
    expect(at('v2/pages.ts:25')).toMatchObject({
      value: '"/alpha/v1/react-link"',
      fix: 'Write "/alpha/react-link".',
    });
  });
});
