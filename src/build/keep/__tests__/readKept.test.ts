import { readKept } from '../readKept';

describe('readKept (design §6)', () => {
  it('reads what is inside of each element that is kept', () => {
    const html =
      '<div><p data-kept="0">One <b>two</b></p><ul class="a" data-kept="1"><li>b<ul><li>c</li></ul></li></ul><p>No</p></div>';
    expect(readKept(html)).toEqual(['One <b>two</b>', '<li>b<ul><li>c</li></ul></li>']);
  });

  it('knows minified HTML, without quotes and without the ends of paragraphs and list items', () => {
    const html =
      '<p data-kept=0>One<p class=x data-kept=1>Two <a href=/a>three</a><ul data-kept=2><li>a<li>b</ul><div><p data-kept=3>Four</div>';
    expect(readKept(html)).toEqual(['One', 'Two <a href=/a>three</a>', '<li>a<li>b', 'Four']);
  });

  it('reads highlighted lines as they are, with tags that begin alike', () => {
    expect(readKept('<pre><code data-kept=0><span>a</span>\n</code></pre>')).toEqual(['<span>a</span>\n']);
    expect(readKept('<p data-kept=0>a <small>b</small><pre>')).toEqual(['a <small>b</small>']);
  });

  it('stops where the order is wrong, and says what to mend', () => {
    expect(() => readKept('<p data-kept=1>a</p>')).toThrow(/part 1 of its prose where part 0 was expected/);
    expect(() => readKept('<p data-kept=0>a</p><p data-kept=0>a</p>')).toThrow(/let it render them once/);
  });
});
