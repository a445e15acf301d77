/** @jest-environment jsdom */
import { revealTarget } from '../client/revealTarget';

const HTML = '<main><p id="open"></p><details><p id="folded"></p></details></main><p id="outside"></p>';

function reveal(hash: string, always = false) {
  document.body.innerHTML = HTML;
  window.location.hash = hash;
  const scrolled: string[] = [];
  Element.prototype.scrollIntoView = function scroll() {
    scrolled.push(this.id);
  };
  revealTarget(document.querySelector('main')!, always);
  return { scrolled, open: document.querySelector('details')!.open };
}

describe('revealTarget', () => {
  it.each([
    ['unfolds the row that the address names', '#folded', false, ['folded'], true],
    ['leaves a row alone that the browser has shown', '#open', false, [], false],
    ['shows a row that came after the navigation', '#open', true, ['open'], false],
    ['leaves other parts of the page alone', '#outside', true, [], false],
    ['does nothing without a hash', '', true, [], false],
    ['does nothing with a hash that is no text', '#%E0%A4%A', true, [], false],
  ])('%s', (_, hash, always, scrolled, open) => {
    expect(reveal(hash, always)).toEqual({ scrolled, open });
  });
});
