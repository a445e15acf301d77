import { findBrokenLinks, formatBrokenLinks } from '../findBrokenLinks';
import { writeFolder } from './folders';

function check(
  files: Record<string, string>,
  more: { baseUrl?: string; redirects?: Record<string, string> } = {},
) {
  const site = { url: 'https://site.example', baseUrl: '/', redirects: {}, ...more };
  return findBrokenLinks({ dir: writeFolder(files), ...site });
}

const link = (href: string) => `<a href="${href}">x</a>`;

describe('findBrokenLinks (issue 2 point 10 "links and anchors of the merged output")', () => {
  it('accepts clean addresses, files, anchors, relative links, redirects and other sites', () => {
    const { pages, links, broken } = check(
      {
        'index.html': ['/', '/ui', '/ui/button', '/ui/button#sizes', 'ui/button', '/style.css', '/old#sizes']
          .map(link)
          .join(''),
        'ui/index.html': ['https://site.example/ui/button', 'https://other.example/x', 'mailto:a@b.example']
          .map(link)
          .join(''),
        'ui/button.html': `<h2 id="sizes">${link('#sizes')}${link('../ui')}${link('/ui/button?theme=dark#')}${link('#top')}`,
        'style.css': '',
      },
      { redirects: { '/old': '/ui/button' } },
    );
    expect(broken).toEqual([]);
    expect({ pages, links }).toEqual({ pages: 3, links: 14 });
  });

  it('reports every link once, with the files that have it', () => {
    const { broken } = check({
      'a.html': link('/gone') + link('/gone') + link('/b#no') + link('#neither'),
      'b.html': link('/gone') + link('/a.js'),
      'c.html': link('javascript:alert(1)'),
    });
    expect(broken).toEqual([
      { link: '/gone', reason: 'no such page or file', files: ['a.html', 'b.html'] },
      { link: '/b#no', reason: 'the page has no such anchor', files: ['a.html'] },
      { link: '#neither', reason: 'the page has no such anchor', files: ['a.html'] },
      { link: '/a.js', reason: 'no such page or file', files: ['b.html'] },
      { link: 'javascript:alert(1)', reason: 'a link cannot be a script', files: ['c.html'] },
    ]);
    expect(formatBrokenLinks(broken.slice(0, 1), 1)).toBe(
      '  /gone: no such page or file\n    a.html\n    and 1 more files',
    );
  });

  it('reports an anchor that a page has twice', () => {
    const { broken } = check({ 'a.html': '<h2 id=x></h2><h2 id=y></h2><p id=x></p>' });
    expect(broken).toEqual([
      { link: '#x', reason: 'two elements of the page have this anchor', files: ['a.html'] },
    ]);
  });

  it('decodes addresses before it compares them', () => {
    const { broken } = check({
      'a.html': `${link('#%C3%BCber')}${link('/b%20c')}<h2 id="über">`,
      'b c.html': '',
    });
    expect(broken).toEqual([]);
  });

  it('knows the base path of the site', () => {
    const { broken } = check(
      { 'a.html': link('/ui/a') + link('/ui') + link('/a'), 'index.html': '' },
      { baseUrl: '/ui/' },
    );
    expect(broken).toEqual([
      { link: '/a', reason: "outside of the site's base path /ui/", files: ['a.html'] },
    ]);
  });
});
