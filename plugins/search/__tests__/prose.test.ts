import { createSource, searchAll } from '../client/searchAll';
import { buildIndex } from '../node/buildIndex';
import { pickWords } from '../node/pickWords';
import { readSections } from '../node/readSections';
import type { SitePage, SiteProduct, SiteVersion } from '../node/manifest';

const markdown = `---
title: Box
---

# Box

<p class="description">Wraps things.</p>

Lead with a [link](/elsewhere/hidden).

{{"demo": "HiddenDemo.tsx"}}

## Sizes

Container queries measure the box, container queries again.

\`\`\`tsx
## hidden
\`\`\`

### Colors

Gradients fill it.
`;

describe('readSections', () => {
  it('splits prose by headings, without code, notations, tags and addresses', () => {
    const sections = readSections(markdown);
    expect(sections).toHaveLength(3);
    expect(sections.join('')).not.toMatch(/hidden|class=|title:/i);
    expect(sections[1]).toContain('Container queries');
  });
});

describe('pickWords', () => {
  it('takes what tells a section from others, once, without what finds it anyway', () => {
    const text = 'Gradients fill the gradients of your boxes';
    const [[first]] = pickWords([[{ text, known: 'Boxes' }], [{ text: 'Other words', known: '' }]]) as [
      string[],
    ];
    expect(first).toBe('fill gradient');
  });

  it('takes eight words a section and forty a page at most', () => {
    const words = (count: number, start: string) =>
      Array.from({ length: count }, (_, index) => `${start}${String.fromCharCode(97 + index)}zz`).join(' ');
    const sections = Array.from({ length: 9 }, (_, index) => ({
      text: words(20, `word${String.fromCharCode(97 + index)}`),
      known: '',
    }));
    const [picked = []] = pickWords([sections]);
    expect(Math.max(...picked.map((line) => line.split(' ').length))).toBe(8);
    expect(picked.flatMap((line) => line.split(' ').filter(Boolean))).toHaveLength(40);
  });
});

it('finds a section by words that only its prose has', () => {
  const page: SitePage = {
    pathname: '/system/react-box',
    title: 'Box',
    pageTitle: 'Box',
    description: 'Wraps things.',
    headings: [
      { id: 'sizes', text: 'Sizes', level: 2 },
      { id: 'colors', text: 'Colors', level: 3 },
    ],
    demos: [],
  };
  const version: SiteVersion = {
    product: 'system',
    id: 'v9',
    current: true,
    basePath: '/system',
    prefixes: ['/system'],
    pages: [page],
  };
  const product: SiteProduct = { id: 'system', name: 'MUI System', noIndex: false, versions: [version] };
  const index = buildIndex(
    product,
    version,
    () => undefined,
    () => markdown,
  );
  const [group] = searchAll([createSource(index, false)], 'container queries', 'system@v9').groups;
  expect(group?.hits[0]).toMatchObject({ url: '/system/react-box#sizes', text: '' });
});
