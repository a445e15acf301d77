import { addBase, withoutSlash } from '../linkTarget';

const toAddress = (path: string, baseUrl: string) => withoutSlash(addBase(path, baseUrl), baseUrl);

describe('addresses of links (spec §2 "Path rules")', () => {
  it.each([
    ['/', '/', '/'],
    ['/?a=1#b', '/', '/?a=1#b'],
    ['/blog/', '/', '/blog'],
    ['/blog/?a=/#b/', '/', '/blog?a=/#b/'],
    ['/', '/ui/', '/ui/'],
    ['/#news', '/ui/', '/ui/#news'],
    ['/ui/', '/ui/', '/ui/'],
    ['/blog', '/ui/', '/ui/blog'],
    ['/ui/blog/', '/ui/', '/ui/blog'],
    ['#section', '/ui/', '#section'],
  ])('%s below %s is %s', (path, baseUrl, address) => {
    expect(toAddress(path, baseUrl)).toBe(address);
  });
});
