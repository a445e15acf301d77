import { readFonts, readFontSheet } from '../readFonts';
import { readPage } from '../readPage';

const html = (head: string, body: string) => `<!doctype html><head>${head}</head><body>${body}`;

describe('readPage', () => {
  it('lists what a document asks for, each once', () => {
    const { scripts, styles, fonts, images } = readPage(
      html(
        '<script src=/a.js></script><link rel=modulepreload href=/a.js><link rel=preload as=script href=/b.js>' +
          '<link rel=stylesheet href=/a.css><link rel=preload as=font href=/a.woff2><link rel=icon href=/i.svg>',
        '<img src=/a.png><img src=/b.png loading=lazy><img src="data:image/gif;base64,AA">',
      ),
    );
    expect({ scripts, styles, fonts, images }).toEqual({
      scripts: ['/a.js', '/b.js'],
      styles: ['/a.css'],
      fonts: ['/a.woff2'],
      images: ['/a.png'],
    });
  });

  it('counts the elements of the body, where tags are left out, too', () => {
    expect(readPage('<title>x</title><p class="a b">x<p>y<ul><li>z</ul>').nodes).toBe(5);
  });

  it('knows a document that only leads elsewhere', () => {
    expect(readPage(html('<meta http-equiv=refresh content="0; url=/x">', '')).isRedirect).toBe(true);
    expect(readPage(html('', '')).isRedirect).toBe(false);
  });
});

describe('readFonts', () => {
  const css =
    "@font-face{font-family:'Code';src:url(/code.woff2)}@font-face{font-family:Tag;src:url(/tag.woff2)}" +
    ":root{--code:'Code',monospace;--font-code:400 1rem/1.6 var(--code);--tag:'Tag'}" +
    '.hero_a .tagline_b{font:700 2rem/1 var(--tag)}pre code,.code_c:not(.x){font:var(--font-code)}' +
    '.later:hover{font-family:Tag}';

  const fontsOf = (body: string, head = '') => readFonts(readPage(html(head, body)), [readFontSheet(css)]);

  it('finds a family by way of custom properties, where the page has the element of the rule', () => {
    expect(fontsOf('<pre><code>x</code></pre>')).toEqual(['/code.woff2']);
    expect(fontsOf('<p class=code_c>x')).toEqual(['/code.woff2']);
    expect(fontsOf('<div class=hero_a><p class=tagline_b>x</div>')).toEqual(['/tag.woff2']);
    expect(fontsOf('<p class=tagline_b>x')).toEqual([]);
    expect(fontsOf('<p>x')).toEqual([]);
  });

  it('counts a preloaded font in any case, and once', () => {
    expect(fontsOf('<code>x</code>', '<link rel=preload as=font href=/code.woff2>')).toEqual(['/code.woff2']);
    expect(fontsOf('<p>x', '<link rel=preload as=font href=/code.woff2>')).toEqual(['/code.woff2']);
  });

  it('leaves out what shows under the pointer only', () => {
    expect(fontsOf('<p class=later>x')).toEqual([]);
  });
});
