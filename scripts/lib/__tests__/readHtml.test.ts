import { readHtml } from '../readHtml';

const linksOf = (html: string) => readHtml(html).links.map(({ value }) => value);

describe('readHtml', () => {
  it('reads addresses in all ways in which HTML is written', () => {
    expect(
      linksOf(`<a href="/a">A</a><a class=x href=/b>B</a><A HREF='/c'>C</A><link rel=stylesheet href=/d.css />
        <img src=/e.png alt="5 > 4" /><script src=/f.js defer></script><iframe src="/g?a=1&amp;b=2"></iframe>`),
    ).toEqual(['/a', '/b', '/c', '/d.css', '/e.png', '/f.js', '/g?a=1&b=2']);
  });

  it('reads every candidate of a srcset', () => {
    expect(linksOf('<img src="/a.png" srcset="/a.png 1x, /b.png 2x">')).toEqual([
      '/a.png',
      '/a.png',
      '/b.png',
    ]);
  });

  it('leaves out comments, scripts and styles', () => {
    expect(
      linksOf(
        `<!-- <a href="/a"> --><script>'<a href="/b">'</script><style>a::after { content: '<a href="/c">' }</style>`,
      ),
    ).toEqual([]);
  });

  it('does not take an attribute of another name for a link', () => {
    expect(linksOf('<a data-href="/a">A</a><p href="/b">B</p><code>&lt;a href="/c"></code>')).toEqual([]);
  });

  it('reads anchors, entities and letters of any script in them', () => {
    expect(readHtml('<h2 id=one>1</h2><a name="two"></a><h3 id="&#xfc;ber-&amp;-中文">3</h3>').ids).toEqual([
      'one',
      'two',
      'über-&-中文',
    ]);
  });

  it('leaves out what demos link to, but not their anchors', () => {
    const page = readHtml(
      '<div data-demo-root><div><a id=in href="/made-up">A</a></div></div><a id=out href="/b">B</a>',
    );
    expect(page).toEqual({ links: [{ attribute: 'href', value: '/b' }], ids: ['in', 'out'] });
  });
});
