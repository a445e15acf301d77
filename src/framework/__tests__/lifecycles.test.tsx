/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { hostileText } from '../../../test/hostile';
import Lifecycles from '../lifecycles';

const scrolledTo: string[] = [];
Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
  scrolledTo.push(this.id);
};
window.scrollTo = () => void scrolledTo.push('top');

const at = (change: object) =>
  ({ pathname: '/a', search: '', hash: '', state: undefined, ...change }) as unknown as Location;

/** Where a reader comes to who goes from one address to another. */
function go(from: Location | null, to: Location): string[] {
  scrolledTo.length = 0;
  const { unmount } = render(
    <Lifecycles location={to as never} previousLocation={from as never}>
      <h1 id="größe">Title</h1>
    </Lifecycles>,
  );
  expect(screen.getByRole('heading')).toBeVisible();
  unmount();
  return [...scrolledTo];
}

describe('Lifecycles', () => {
  it('scrolls to the section of an address, else to the top, and leaves the first page to the browser', () => {
    expect(go(null, at({ hash: '#größe' }))).toEqual([]);
    expect(go(at({}), at({ hash: '#gr%C3%B6%C3%9Fe' }))).toEqual(['größe']);
    expect(go(at({}), at({ pathname: '/b' }))).toEqual(['top']);
    expect(go(at({}), at({ search: '?a' }))).toEqual([]);
  });

  it('keeps the page, whatever the hash is (design §8)', () => {
    expect(go(at({}), at({ hash: '#%' }))).toEqual([]);
    fc.assert(
      fc.property(hostileText, (text) => {
        go(at({}), at({ hash: `#${text}` }));
      }),
    );
  });
});
