/** @jest-environment jsdom */
import fs from 'node:fs';
import path from 'node:path';
import { parseFeed } from '../client/parseFeed';
import { toSafeLink } from '../client/toSafeLink';

const entry = (more: object = {}) => ({ id: 'a', title: 'A title', date: '2026-11-20', ...more });
const parse = (...notifications: unknown[]) => parseFeed({ notifications }, '/ui/');

describe('parseFeed (issue 5 point 6 "notifications from a JSON feed")', () => {
  it('reads entries, the latest first, each id once', () => {
    const older = entry({ id: 'b', date: '2026-11-19T08:00:00Z', text: 'Text', link: '/versions#x' });
    expect(parse(older, entry(), entry({ title: 'Again' }))).toEqual([
      { id: 'a', title: 'A title', text: '', date: '2026-11-20' },
      { ...older, link: '/ui/versions#x' },
    ]);
  });

  it.each([null, [], 'feed', 7, {}, { notifications: {} }])('throws for %j, which is no feed', (feed) => {
    expect(() => parseFeed(feed, '/')).toThrow('no list "notifications"');
  });

  it('leaves out entries that lack something, and takes no other kind of value', () => {
    const wrong = [null, 1, 'x', [], entry({ id: '' }), entry({ title: {} }), entry({ title: ' ' })];
    expect(parse(...wrong, entry({ date: 'soon' }), entry({ date: 5 }))).toEqual([]);
    expect(parse(entry({ text: ['x'], link: { href: '/x' } }))).toEqual([
      { id: 'a', title: 'A title', text: '', date: '2026-11-20' },
    ]);
  });

  it('takes text as text, without what turns or hides other text', () => {
    const [found] = parse(entry({ title: '<b>Bold</b>\u202e\n evil\u0000 ', text: 'x'.repeat(5000) }));
    expect(found?.title).toBe('<b>Bold</b> evil');
    expect(found?.text).toHaveLength(400);
    expect(found?.text).toMatch(/x…$/);
  });

  it('shows twenty entries at most', () => {
    expect(parse(...Array.from({ length: 500 }, (_, index) => entry({ id: `${index}` })))).toHaveLength(20);
  });

  it("takes all of the site's own feed", () => {
    const file = path.join(__dirname, '../../../static/notifications.json');
    const feed = JSON.parse(fs.readFileSync(file, 'utf8')) as { notifications: object[] };
    const parsed = parseFeed(feed, '/');
    expect(parsed).toEqual(feed.notifications.map((each) => ({ text: '', ...each })));
  });
});

describe('toSafeLink (design §8)', () => {
  it.each([
    ['https://a.example/x?y=1#z', 'https://a.example/x?y=1#z'],
    ['/versions', '/ui/versions'],
    ['/versions?a=1#b', '/ui/versions?a=1#b'],
  ])('lets %s through', (link, safe) => expect(toSafeLink(link, '/ui/')).toBe(safe));

  it.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'https://user:secret@evil.example/',
    'https://',
    'versions',
    '',
    7,
    null,
  ])('takes %j for no link', (link) => expect(toSafeLink(link, '/ui/')).toBeUndefined());
});
