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
import { cleanText } from '../client/cleanText';
import { parseFeed } from '../client/parseFeed';
import { toSafeLink } from '../client/toSafeLink';
import type { Notification } from '../types';

const entry = { id: 'a', title: 'A', text: 'What is new', date: '2026-01-01', link: '/blog/a' };
const feeds = fc.oneof(
  damaged({ notifications: [entry, { ...entry, id: 'b' }] }),
  hostileJson('notifications', 'id', 'title', 'date', 'link'),
  fc.array(hostileJson('id', 'title', 'date', 'link')).map((notifications) => ({ notifications })),
);

function parse(feed: unknown): Notification[] {
  try {
    return parseFeed(feed, '/base/');
  } catch (error) {
    // Which says that it is no feed.
    expect(error).toBeInstanceOf(TypeError);
    return [];
  }
}

describe('a feed of anyone (design §8)', () => {
  it('leads to web addresses and pages of the site only', () => {
    fc.assert(
      fc.property(hostileAddress, fc.constantFrom('/', '/base/'), (link, baseUrl) => {
        const safe = toSafeLink(link, baseUrl);
        if (safe !== undefined)
          expect(isWebAddress(safe) || (staysHere(safe) && safe.startsWith(baseUrl))).toBe(true);
      }),
    );
    expect(toSafeLink('/.//evil.example', '/')).toBeUndefined();
  });

  it('makes entries that are whole, short and known by one id each', () => {
    fc.assert(
      fc.property(feeds, (feed) => {
        const entries = parse(feed);
        expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
        for (const { id, title, text, date } of entries) {
          expect(id && title && !Number.isNaN(Date.parse(date))).toBe(true);
          expect([...(id + title + text)].length).toBeLessThanOrEqual(620);
        }
        // What was kept is shown the same in a later visit.
        expect(parse({ notifications: entries }).map(({ id }) => id)).toEqual(entries.map(({ id }) => id));
      }),
    );
  });

  it('shows one line of text, without what hides or turns it', () => {
    fc.assert(
      fc.property(hostileText, fc.integer({ min: 2, max: 50 }), (value, max) => {
        const text = cleanText(value, max);
        expect([...text].length).toBeLessThanOrEqual(max);
        expect(text).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u);
      }),
    );
  });
});
