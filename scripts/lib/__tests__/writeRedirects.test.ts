import { writeRedirects } from '../writeRedirects';
import { readFolder, writeFolder } from './folders';

describe('writeRedirects (issue 2 point 3 "Redirects for pathnames that moved")', () => {
  it('writes a page that leads on', () => {
    const folder = writeFolder({ 'ui/button.html': 'Button' });
    writeRedirects(folder, { '/buttons': '/ui/button', '/old/deep/button': '/ui/button' });
    const files = readFolder(folder);
    expect(files['buttons.html']).toContain('<meta http-equiv="refresh" content="0; url=/ui/button">');
    expect(files['buttons.html']).toContain('<a href="/ui/button">/ui/button</a>');
    expect(files['buttons.html']).toContain('noindex');
    expect(files['old/deep/button.html']).toBe(files['buttons.html']);
  });

  it('leads to pages below the path of the site (SITE_BASE_URL)', () => {
    const folder = writeFolder({ 'ui/button.html': 'Button' });
    writeRedirects(folder, { '/buttons': '/ui/button' }, '/site/');
    expect(readFolder(folder)['buttons.html']).toContain('url=/site/ui/button">');
  });

  it('names every redirect that cannot be used, and writes none', () => {
    const folder = writeFolder({ 'ui/button.html': 'Button' });
    expect(() => writeRedirects(folder, { '/a': '/ui/buton', '/ui/button': '/ui/button' })).toThrow(
      'redirects.ts cannot be used:\n' +
        '  - "/a" leads to "/ui/buton", which is no page of the site\n' +
        '  - "/ui/button" is a page of the site and cannot lead elsewhere',
    );
    expect(Object.keys(readFolder(folder))).toEqual(['ui/button.html']);
  });
});
