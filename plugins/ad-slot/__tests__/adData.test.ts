/** @jest-environment jsdom */
import { parseAdResponse, parsePixels } from '../client/parseAdResponse';
import { isCrawler } from '../client/isCrawler';
import { escapeHtml, parseInlineHtml } from '../client/parseInlineHtml';
import { toHttpUrl, toImageUrl } from '../client/toHttpUrl';
import { findAd } from '../client/findAd';
import { IN_HOUSE_ADS } from '../node/inHouseAds';

const GOOD = {
  company: 'Acme',
  description: 'Anvils',
  image: 'https://a.example/a.png',
  statlink: '//a.example/click',
  statimp: '//a.example/seen',
  pixel: 'https://p.example/1?t=[timestamp]||https://p.example/2?a=[timestamp]&b=[timestamp]',
  timestamp: '1700000000',
};

describe('parseAdResponse (spec §3 "Third-party ad response", §5 "Ad selection")', () => {
  it('reads all fields; addresses without a scheme get https', () => {
    expect(parseAdResponse({ ads: [GOOD] })).toEqual({
      company: 'Acme',
      description: 'Anvils',
      image: 'https://a.example/a.png',
      link: 'https://a.example/click',
      pixels: [
        'https://a.example/seen',
        'https://p.example/1?t=1700000000',
        'https://p.example/2?a=1700000000&b=1700000000',
      ],
    });
  });

  it('keeps the first entry that is not empty and has a statlink', () => {
    const ads = [
      {},
      null,
      'x',
      [],
      { company: 'No link' },
      { statlink: '' },
      GOOD,
      { ...GOOD, company: 'Later' },
    ];
    expect(parseAdResponse({ ads })?.company).toBe('Acme');
  });

  it('takes a statlink that no link may have for none', () => {
    expect(parseAdResponse({ ads: [{ ...GOOD, statlink: 'javascript:alert(1)' }, GOOD] })?.link).toBe(
      'https://a.example/click',
    );
  });

  it.each([undefined, null, 1, 'ads', [], {}, { ads: null }, { ads: {} }, { ads: [] }, { ads: [{}] }])(
    'makes nothing of %j',
    (json) => {
      expect(parseAdResponse(json)).toBeNull();
    },
  );

  it('takes fields of a wrong type for empty ones, and cuts texts that no slot has room for', () => {
    const ad = parseAdResponse({
      ads: [{ ...GOOD, company: 1, description: 'x'.repeat(9999), image: {}, pixel: 5, statimp: null }],
    });
    expect(ad).toMatchObject({ company: '', image: null, pixels: [] });
    expect(ad?.description).toHaveLength(500);
  });
});

describe('parsePixels', () => {
  it('splits at ||, puts the time in, as part of an address and nothing else', () => {
    expect(parsePixels('https://p.example/?t=[timestamp]', '1&x="')).toEqual([
      'https://p.example/?t=1%26x%3D%22',
    ]);
    expect(parsePixels('javascript:alert(1)||data:x||||https://p.example/', 1)).toEqual([
      'https://p.example/',
    ]);
  });

  it('takes the present time where the answer has none', () => {
    expect(parsePixels('https://p.example/[timestamp]', undefined)[0]).toMatch(/\/\d{13}$/);
  });
});

describe('toHttpUrl (design §8)', () => {
  it.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>',
    'vbscript:x',
    'blob:https://a.example/1',
    'file:///etc/passwd',
    'a.example',
    '/path',
    'https://',
    '',
    null,
    {},
  ])('refuses %j', (value) => {
    expect(toHttpUrl(value)).toBeNull();
  });

  it('takes pictures of the site itself, too', () => {
    expect(toImageUrl('/promotions/themes.svg')).toBe('/promotions/themes.svg');
    expect(toImageUrl('//a.example/a.png')).toBe('https://a.example/a.png');
    expect(toImageUrl('/\\a.example/a.png')).toBeNull();
  });
});

describe('parseInlineHtml (design §8)', () => {
  it('keeps emphasis and line breaks, without attributes', () => {
    expect(parseInlineHtml('<b onclick="x()">A</b> &amp; <em style="x">b<br></em>')).toEqual([
      { tag: 'b', children: ['A'] },
      ' & ',
      { tag: 'em', children: ['b', { tag: 'br', children: [] }] },
    ]);
  });

  it('keeps of other elements their text, and of scripts and the like nothing', () => {
    const html =
      '<a href="javascript:x">more</a><script>alert(1)</script><style>*{}</style><img src=x onerror=alert(1)>' +
      '<svg><script>alert(2)</script></svg><iframe srcdoc="<script>3</script>">4</iframe><!-- no --><p>text</p>';
    expect(parseInlineHtml(html)).toEqual(['more', 'text']);
  });

  it('looks into nested elements to some depth only', () => {
    expect(parseInlineHtml('<div>'.repeat(50) + 'deep')).toEqual([]);
  });

  it('shows escaped text as it was', () => {
    expect(parseInlineHtml(escapeHtml('<b>A</b> & "B" &amp;'))).toEqual(['<b>A</b> & "B" &amp;']);
  });
});

describe('findAd', () => {
  const slot = (html: string) => Object.assign(document.createElement('div'), { innerHTML: html });
  const backers = ['https://backers.example/'];

  it('finds what a script made and what a service sent, and knows default ads', () => {
    expect(findAd(slot(''), '#ad', backers)).toBe('nothing');
    expect(findAd(slot('<a data-from-service href="https://a.example"></a>'), undefined, backers)).toBe('ad');
    expect(findAd(slot('<div id="ad"><a href="https://a.example">'), '#ad', backers)).toBe('ad');
    expect(findAd(slot('<div id="ad"><a href="https://backers.example">'), '#ad', backers)).toBe('backer');
    expect(findAd(slot('<a data-from-service href="//backers.example/"></a>'), '#ad', backers)).toBe(
      'backer',
    );
  });
});

describe('isCrawler (spec §4 "Ad slot")', () => {
  it.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (compatible; bingbot/2.0)',
    'Baiduspider+',
    'SomeCrawler/1.0',
    'Mozilla/5.0 (compatible; Yahoo! Slurp)',
    'facebookexternalhit/1.1',
    'Mediapartners-Google',
  ])('knows %s', (userAgent) => {
    expect(isCrawler(userAgent)).toBe(true);
  });

  it('takes browsers for readers', () => {
    expect(isCrawler(navigator.userAgent)).toBe(false);
    expect(isCrawler('Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36')).toBe(
      false,
    );
  });
});

describe('the in-house ads (spec §3 "Five in-house ads exist")', () => {
  it('are five, each with all of its fields and a name of its own', () => {
    expect(IN_HOUSE_ADS.map(({ name }) => name)).toEqual([
      'scaffold',
      'templates',
      'themes',
      'support',
      'design-kit',
    ]);
    expect(new Set(IN_HOUSE_ADS.map(({ label }) => label)).size).toBe(5);
  });
});
