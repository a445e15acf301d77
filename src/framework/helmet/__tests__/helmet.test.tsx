/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, type ComponentType, type ReactElement, type ReactNode } from 'react';
import { render } from '@testing-library/react';
import fc from 'fast-check';
import * as library from 'react-helmet-async';
import * as own from '..';

type Wrapper = ComponentType<{ children?: ReactNode }>;

interface Implementation {
  Helmet: Wrapper;
  HelmetProvider: Wrapper;
}

const word = fc.constantFrom('a', 'b', 'C', 'canonical', 'stylesheet', 'alternate');

/** Elements that a head may have, with names that often meet. */
const element: fc.Arbitrary<ReactElement> = fc.oneof(
  word.map((text) => <title key="title">{text}</title>),
  fc.tuple(word, word).map(([name, content]) => <meta key="m" name={name} content={content} />),
  fc.tuple(word, word).map(([name, content]) => <meta key="p" property={name} content={content} />),
  fc.tuple(word, word).map(([rel, href]) => <link key="l" rel={rel} href={href} />),
  fc.tuple(word, word).map(([rel, href]) => <link key="r" href={href} rel={rel} />),
  word.map((text) => (
    <script key="s" type="application/ld+json">
      {text}
    </script>
  )),
  word.map((text) => <style key="y">{`.${text} { color: red }`}</style>),
  fc.tuple(word, word).map(([lang, name]) => <html key="h" lang={lang} className={name} />),
  word.map((name) => <body key="b" className={name} />),
);

/** The library takes the last `html` of a head whole; here their attributes are joined, so a head has one at most. */
const head = fc.uniqueArray(element, {
  maxLength: 5,
  selector: ({ type }) => (type === 'html' || type === 'body' ? type : {}),
});
const page = fc.array(head, { maxLength: 4 });

/** What a reader's browser makes of some pages, one after the other. */
async function visit({ Helmet, HelmetProvider }: Implementation, pages: readonly ReactElement[][][]) {
  document.head.innerHTML = '';
  document.title = '';
  const seen: unknown[] = [];
  const show = (heads: ReactElement[][]) => (
    <HelmetProvider>
      {heads.map((tags, index) => (
        <Helmet key={index}>{tags.map((tag, position) => ({ ...tag, key: `${position}` }))}</Helmet>
      ))}
    </HelmetProvider>
  );
  const { rerender, unmount } = render(show([]));
  for (const heads of pages) {
    rerender(show(heads));
    await act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    const elements = [...document.head.querySelectorAll('[data-rh]:not(title)')];
    seen.push({
      title: document.title,
      elements: elements.map(({ outerHTML }) => outerHTML).sort(),
      html: [document.documentElement.lang, document.documentElement.className, document.body.className],
    });
  }
  unmount();
  await act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  return seen;
}

describe('Helmet (issue 10 point 1)', () => {
  it('makes the same head as the library for which it stands in', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(page, { minLength: 1, maxLength: 3 }), async (pages) => {
        expect(await visit(own, pages)).toEqual(await visit(library, pages));
      }),
      { numRuns: 40 },
    );
  }, 60_000);

  it('leaves elements of the server that are right in their place', async () => {
    document.head.innerHTML = '<meta data-rh="true" name="description" content="Buttons">';
    const before = document.querySelector('meta');
    render(
      <own.Helmet>
        <meta name="description" content="Buttons" />
        <link rel="canonical" href="/buttons" />
      </own.Helmet>,
    );
    await act(() => Promise.resolve());
    expect(document.querySelector('meta')).toBe(before);
    expect(document.querySelector('link')).toHaveAttribute('href', '/buttons');
  });

  it('takes away what the server wrote for another page', async () => {
    document.head.innerHTML = '<meta data-rh="true" name="robots" content="noindex"><meta name="viewport">';
    render(
      <own.Helmet>
        <title>Chip</title>
      </own.Helmet>,
    );
    await act(() => Promise.resolve());
    expect([...document.querySelectorAll('meta')].map(({ name }) => name)).toEqual(['viewport']);
    expect(document.title).toBe('Chip');
  });
});
