/** @jest-environment jsdom */
import { readCode } from '../readCode';

function read(html: string): string {
  const code = document.createElement('code');
  code.innerHTML = html;
  return readCode(code);
}

describe('readCode (spec §4 "Copy button": the text of a code block)', () => {
  it('is the text where nothing was highlighted', () => {
    expect(read('npm install\nnpm &lt;b&gt;')).toBe('npm install\nnpm <b>');
  });

  it('is the lines, whether they end in a line break inside or outside their element', () => {
    expect(
      read(
        '<span class="line">one</span>\n<span class="line"></span>\n<mark class="line highlighted">two\n</mark><mark class="line highlighted">\n</mark>',
      ),
    ).toBe('one\n\ntwo\n');
  });

  it('is the code after the change, of a diff (issue 3, point 1)', () => {
    expect(
      read(
        '<del class="line removed">old\n</del><ins class="line added">new\n</ins><span class="line">same</span>',
      ),
    ).toBe('new\nsame');
  });

  it('is what a diff removes where it does nothing else', () => {
    expect(read('<del class="line removed">old\n</del><del class="line removed">older</del>')).toBe(
      'old\nolder',
    );
  });
});
