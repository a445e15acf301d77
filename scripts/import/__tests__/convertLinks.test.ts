import { convertLinks, type LinkContext } from '../convertLinks';
import { linesOf, textOf } from './support';

const KETTLE = new Map([
  ['sizes', 'sizes'],
  ['heat-amp-steam', 'heat-steam'],
  ['heat-steam', 'heat-steam'],
]);

const context: LinkContext = {
  pathname: '/acme-ui/react-kettle',
  folder: 'components/kettles',
  sourceBase: '/acme-ui',
  basePath: '/acme-ui',
  anchorsOf: (pathname) => (pathname === '/acme-ui/react-kettle' ? KETTLE : undefined),
  isPage: (pathname) => /^\/acme-ui\/react-(kettle|cup)$/.test(pathname),
  pathnameOf: (file) => (file === 'components/kettles/kettles.md' ? '/acme-ui/react-kettle' : undefined),
  picture: {
    beside: (url) => (/given|beside/.test(url) ? (url.split('/').at(-1) ?? null) : null),
    served: (url) => url.includes('given'),
  },
};

const convert = (text: string, overrides: Partial<LinkContext> = {}) =>
  convertLinks(linesOf(text), { ...context, ...overrides });

describe('convertLinks: addresses (issue 3 point 1, `trailingSlash: false`)', () => {
  it.each([
    ['[a](/acme-ui/react-cup/)', '[a](/acme-ui/react-cup)'],
    ['[a](/acme-ui/react-cup/#size)', '[a](/acme-ui/react-cup#size)'],
    ['[a](/acme-ui/react-cup/?b=c/#d)', '[a](/acme-ui/react-cup?b=c/#d)'],
    ['[`a`](/acme-ui/react-cup/ "Title")', '[`a`](/acme-ui/react-cup "Title")'],
    ['[a]: /acme-ui/react-cup/', '[a]: /acme-ui/react-cup'],
    ['<a class="b" href="/acme-ui/react-cup/">', '<a class="b" href="/acme-ui/react-cup">'],
    [
      '| [a](/acme-ui/react-cup/) | [b](/acme-ui/react-cup/) |',
      '| [a](/acme-ui/react-cup) | [b](/acme-ui/react-cup) |',
    ],
    ['[a](/)', '[a](/)'],
  ])('%s -> %s', (text, expected) => {
    expect(textOf(convert(text, { isPage: () => true }))).toBe(expected);
  });

  it.each([
    'Code: `[a](/acme-ui/react-cup/)`',
    '```md\n[a](/acme-ui/react-cup/)\n```',
    '[a](https://acme.example/kettle/)',
    '[a](mailto:tea@acme.example)',
    '[a](#sizes)',
  ])('leaves %j alone', (text) => {
    expect(convert(text)).toEqual({ lines: linesOf(text), notes: [] });
  });

  it('puts the base path of this site in the place of the source’s', () => {
    const link = convert('[a](/acme/react-cup/)', { sourceBase: '/acme' });
    expect(textOf(link)).toBe('[a](/acme-ui/react-cup)');
  });

  it('fills in the branch that that family’s builds fill in', () => {
    expect(textOf(convert('[a](https://github.com/acme/ui/blob/-/packages/cup.ts)'))).toBe(
      '[a](https://github.com/acme/ui/blob/HEAD/packages/cup.ts)',
    );
  });

  it('gathers links to pages that the site does not have', () => {
    const { lines, notes } = convert('[a](/acme-ui/ghost/)\n[b](/blog/imp/)');
    expect(textOf({ lines })).toBe('[a](/acme-ui/ghost)\n[b](/blog/imp)');
    expect(notes).toEqual([
      {
        line: 1,
        kind: 'changed',
        message: '2 links: this site does not have the page yet: /acme-ui/ghost, /blog/imp',
      },
    ]);
  });
});

describe('convertLinks: anchors', () => {
  it('leads to where the heading is here', () => {
    expect(textOf(convert('[a](#heat-amp-steam) [b](/acme-ui/react-kettle/#heat-amp-steam)'))).toBe(
      '[a](#heat-steam) [b](/acme-ui/react-kettle#heat-steam)',
    );
  });

  it('leaves out anchors that do not exist, with a note', () => {
    const { lines, notes } = convert('[a](#gone) [b](/acme-ui/react-kettle/#gone)');
    expect(textOf({ lines })).toBe('[a](#) [b](/acme-ui/react-kettle)');
    expect(notes).toHaveLength(2);
    expect(notes[0]).toMatchObject({ line: 1, kind: 'lost' });
  });

  it('turns links to Markdown files into links to their pages', () => {
    expect(textOf(convert('[a](./kettles.md#sizes)'))).toBe('[a](/acme-ui/react-kettle#sizes)');
    expect(convert('[a](../ovens.md)').notes[0]).toMatchObject({ kind: 'lost' });
  });
});

describe('convertLinks: pictures (issue 3 point 1 "`/static/…` pictures are copied when given")', () => {
  it('refers to pictures of Markdown beside the page', () => {
    expect(textOf(convert('![A kettle](/static/images/given.svg) ![B](./beside.png)'))).toBe(
      '![A kettle](./given.svg) ![B](./beside.png)',
    );
  });

  it('keeps the address in raw HTML, where it is served', () => {
    const text = '<img src="/static/images/given.svg" alt="" />';
    expect(convert(text)).toEqual({ lines: linesOf(text), notes: [] });
  });

  it('reports what is not given, in a form that builds', () => {
    const { lines, notes } = convert('![A](/static/lost.svg)\n<img src="/static/lost.svg">');
    expect(textOf({ lines })).toBe('![A](pathname:///static/lost.svg)\n<img src="/static/lost.svg">');
    expect(notes).toEqual([
      { line: 1, kind: 'lost', message: 'picture /static/lost.svg is not given' },
      { line: 2, kind: 'lost', message: 'picture /static/lost.svg is not given' },
    ]);
  });
});
