/** @jest-environment jsdom */
import fc from 'fast-check';
import {
  damaged,
  hostileAddress,
  hostileJson,
  hostileText,
  isWebAddress,
  staysHere,
} from '../../../test/hostile';
import { fetchAd } from '../client/fetchAd';
import { parseAdResponse, parsePixels, type ServiceAd } from '../client/parseAdResponse';
import { parseInlineHtml, type InlineNode } from '../client/parseInlineHtml';
import { toHttpUrl, toImageUrl } from '../client/toHttpUrl';

const good = {
  company: 'A',
  description: '<b>A</b> thing',
  image: '//ads.example/a.png',
  statlink: 'https://ads.example/1',
  statimp: 'https://ads.example/2',
  pixel: 'https://ads.example/[timestamp]||//ads.example/b',
  timestamp: 17,
};
const answers = fc.oneof(
  damaged({ ads: [{}, good, good] }),
  hostileJson('ads', ...Object.keys(good)),
  fc.array(hostileJson(...Object.keys(good)), { maxLength: 4 }).map((ads) => ({ ads })),
);

function expectHarmless({ company, description, image, link, pixels }: ServiceAd): void {
  expect([link, ...pixels, image ?? link].filter((url) => !isWebAddress(url))).toEqual([]);
  expect(`${company}${description}`.length).toBeLessThanOrEqual(1000);
  expect(pixels.length).toBeLessThanOrEqual(10);
  expect(new Set(pixels).size).toBe(pixels.length);
}

describe('what an ad service answers (design §8)', () => {
  it('is an ad with web addresses, or none', () => {
    fc.assert(
      fc.property(answers, (answer) => {
        const ad = parseAdResponse(answer);
        if (ad) expectHarmless(ad);
      }),
    );
  });

  it('asks for few pixels, whatever a list and a time are', () => {
    fc.assert(
      fc.property(hostileText, hostileText, (pixel, timestamp) => {
        const pixels = parsePixels(`https://ads.example/?t=[timestamp]||${pixel}`, timestamp);
        expect(pixels.filter((url) => !isWebAddress(url))).toEqual([]);
      }),
    );
    const many = Array.from({ length: 5000 }, (_, index) => `//ads.example/${index}`).join('||');
    expect(parsePixels(many, 0)).toHaveLength(10);
  });

  it('is asked for eleven times at most', async () => {
    await fc.assert(
      fc.asyncProperty(hostileJson('ads', 'statlink'), async (json) => {
        const fetch = jest.fn(() => Promise.resolve({ ok: true, json: () => Promise.resolve(json) }));
        Object.assign(globalThis, { fetch });
        await fetchAd('https://ads.example/', new AbortController().signal);
        expect(fetch.mock.calls.length).toBeLessThanOrEqual(11);
      }),
      { numRuns: 30 },
    );
  });
});

describe('addresses of an ad (design §8)', () => {
  it('lead to the web, and to the same place when they are read again', () => {
    fc.assert(
      fc.property(hostileAddress, (text) => {
        const url = toHttpUrl(text);
        if (url !== null) expect([isWebAddress(url), toHttpUrl(url)]).toEqual([true, url]);
        const image = toImageUrl(text);
        if (image !== null) expect(isWebAddress(image) || staysHere(image)).toBe(true);
      }),
    );
  });
});

const TAGS = ['b', 'strong', 'i', 'em', 'br'];

function expectPlain(nodes: InlineNode[], depth = 0): void {
  expect(depth).toBeLessThan(10);
  for (const node of nodes) {
    if (typeof node === 'string') continue;
    expect(Object.keys(node)).toEqual(['tag', 'children']);
    expect(TAGS).toContain(node.tag);
    expectPlain(node.children, depth + 1);
  }
}

const markup = fc
  .array(
    fc.oneof(
      fc.constantFrom(...TAGS, 'svg', 'a', 'script', 'math').map((tag) => `<${tag} x=1>`),
      hostileText,
    ),
    {
      maxLength: 12,
    },
  )
  // The parser of these tests, unlike browsers, takes no half characters.
  .map((parts) => Buffer.from(parts.join('')).toString());

it('HTML of an ad becomes text and emphasis, without an attribute', () => {
  fc.assert(fc.property(markup, (html) => expectPlain(parseInlineHtml(html))));
});
