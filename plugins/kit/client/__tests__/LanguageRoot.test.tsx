/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { act, screen } from '@testing-library/react';
import { applyLanguage, ENGLISH, useLanguage } from '../language';
import { LanguageRoot } from '../LanguageRoot';

const Code = () => <p role="note">{useLanguage()}</p>;

const page = (
  <LanguageRoot>
    <Code />
  </LanguageRoot>
);

afterEach(() => applyLanguage(ENGLISH));

it('takes over English HTML of the server, whatever the language is by then, and follows it', () => {
  const problems: unknown[] = [];
  document.body.innerHTML = `<div>${renderToString(page)}</div>`;
  const note = screen.getByRole('note');
  applyLanguage({ ...ENGLISH, code: 'de' });
  const host = document.body.firstElementChild!;
  let root: Root | undefined;
  act(() => {
    root = hydrateRoot(host, page, { onRecoverableError: (error) => problems.push(error) });
  });
  expect(problems).toEqual([]);
  expect(screen.getByRole('note')).toBe(note);
  expect(note).toHaveTextContent('de');
  act(() => applyLanguage({ ...ENGLISH, code: 'fr' }));
  expect(note).toHaveTextContent('fr');
  act(() => root?.unmount());
});
