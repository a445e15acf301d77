/** The rules of `npm run check:docs` (issue 9 point 5). */
import { checkDemoCount } from '../checkDemoCount';
import { checkHeadings } from '../checkHeadings';
import { checkImages } from '../checkImages';
import { checkLinks } from '../checkLinks';
import { checkOrder } from '../checkOrder';
import { checkPhrases } from '../checkPhrases';
import { checkTables } from '../checkTables';
import { makeDoc } from './makeDoc';

const nouns = new Set(['Base']);

describe('headings', () => {
  const wrongOf = (heading: string) => checkHeadings(makeDoc(`# Title\n\n## ${heading}`), nouns);

  it.each([
    'Full screen',
    'The `Button` component',
    'Use ButtonBase and CSS',
    'Base and Base',
    'Step 1: Install',
  ])('takes "%s"', (heading) => {
    expect(wrongOf(heading)).toEqual([]);
  });

  it('reads the text of links, too', () => {
    expect(wrongOf('What is a [Menu](/a)?')).toHaveLength(1);
  });

  it('names the word, its line and what to do', () => {
    expect(wrongOf('Full Screen')).toEqual([
      expect.objectContaining({ line: 3, value: 'Full Screen', fix: expect.stringContaining('"screen"') }),
    ]);
  });
});

describe('phrases', () => {
  it('finds what says nothing, but not in code, quotations and addresses', () => {
    const doc = makeDoc('You can simply do it.\n`simply` "simply" [x](/simply)\n\n```ts\nsimply();\n```');
    expect(checkPhrases(doc)).toEqual([expect.objectContaining({ line: 1, value: 'simply' })]);
  });
});

describe('order and demos', () => {
  it('wants the sections in their order', () => {
    const doc = makeDoc('## Introduction\n\n## Accessibility\n\n## Search\n\n## Limitations and gotchas');
    expect(checkOrder(doc)).toEqual([expect.objectContaining({ line: 5, value: 'Search' })]);
    expect(checkOrder(makeDoc('## Accessibility\n\n## Anything'))).toEqual([]);
  });

  it('wants five demos of a component, three of a utility', () => {
    const count = (pathname: string, demos: number) =>
      checkDemoCount(makeDoc('## Introduction', { pathname, demos: Array.from({ length: demos }, String) }))
        .length;
    expect([count('/alpha/react-a', 4), count('/alpha/react-a', 5)]).toEqual([1, 0]);
    expect([count('/alpha/react-portal', 2), count('/alpha/react-portal', 3)]).toEqual([1, 0]);
    expect(count('/alpha/guide', 0)).toBe(0);
  });
});

describe('tables', () => {
  it('wants a name for each column', () => {
    const rows = '| --- | --- |\n| | a |';
    const doc = makeDoc(`| | Pro |\n${rows}\n\n| Feature | Pro |\n${rows}`);
    expect(checkTables(doc)).toEqual([expect.objectContaining({ line: 1, value: '| | Pro |' })]);
  });
});

describe('images', () => {
  it('wants a text and a size', () => {
    const doc = makeDoc(
      '![](a.png)\n![A chart](b.png)\n<img src="c.png" alt="">\n<img src="d.png" alt="" width="1" height="1">',
    );
    expect(checkImages(doc)).toEqual([
      expect.objectContaining({ line: 1 }),
      expect.objectContaining({ line: 3, fix: expect.stringContaining('width="…" height="…"') }),
    ]);
  });
});

describe('links', () => {
  const { page } = makeDoc('', { headings: [{ id: 'basics', text: 'Basics', level: 2 }] });
  const targets = { pages: new Map([['/alpha/react-a', page]]), others: ['/', '/blog'] };
  const wrongOf = (link: string) => checkLinks(makeDoc(`See [it](${link}).`), targets);

  it.each([
    '/alpha/react-a',
    '/alpha/react-a#basics',
    '#basics',
    '#Demo',
    '/blog/post',
    '/',
    'https://example.org/x',
  ])('takes %s', (link) => expect(wrongOf(link)).toEqual([]));

  it('names what is meant', () => {
    expect(wrongOf('/alpha/react-b')).toEqual([expect.objectContaining({ fix: 'Perhaps /alpha/react-a?' })]);
    expect(wrongOf('#basic')).toEqual([expect.objectContaining({ fix: 'Perhaps #basics?' })]);
  });
});
