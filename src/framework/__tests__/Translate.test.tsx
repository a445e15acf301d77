/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { memo, useEffect, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { applyLanguage, ENGLISH, LanguageContext, type Language } from '../../../plugins/kit/client/language';
import Translate, { translate } from '../Translate';

const GERMAN: Language = {
  code: 'de',
  translate: (key, english) => ({ 'site.copy': 'Kopieren', 'site.hello': 'Hallo {name}' })[key] ?? english,
};

const copy = () => translate({ id: 'site.copy', message: 'Copy' });

function Label({ onClick }: { onClick?(text: string): void }) {
  useEffect(() => onClick?.(`effect ${copy()}`), [onClick]);
  return (
    <button type="button" onClick={() => onClick?.(`handler ${copy()}`)}>
      {copy()}
    </button>
  );
}

/** Renders no more than once by itself: what it shows can only change because it reads the language. */
const Still = memo(Label);

function page(language: Language, child: ReactNode) {
  return <LanguageContext value={language}>{child}</LanguageContext>;
}

afterEach(() => applyLanguage(ENGLISH));

describe('translate, in place of that of Docusaurus (issue 5 point 4)', () => {
  it('follows the language at run time, also in components that nothing else renders anew', () => {
    const { rerender } = render(page(ENGLISH, <Still />));
    const button = screen.getByRole('button', { name: 'Copy' });
    rerender(page(GERMAN, <Still />));
    expect(button).toHaveTextContent('Kopieren');
    rerender(page(ENGLISH, <Still />));
    expect(button).toHaveTextContent('Copy');
  });

  it('knows the language in handlers and effects too, and React says nothing', async () => {
    const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const heard: string[] = [];
    const onClick = (text: string) => void heard.push(text);
    applyLanguage(GERMAN);
    render(page(GERMAN, <Still onClick={onClick} />));
    await userEvent.click(screen.getByRole('button'));
    expect(heard).toEqual(['effect Kopieren', 'handler Kopieren']);
    expect(copy()).toBe('Kopieren');
    expect(said).not.toHaveBeenCalled();
    said.mockRestore();
  });

  it('puts values in, elements too', () => {
    render(
      page(
        GERMAN,
        <p>
          <Translate id="site.hello" values={{ name: <b>Ada</b> }}>
            {'Hello {name}'}
          </Translate>
        </p>,
      ),
    );
    expect(screen.getByText('Ada').parentElement).toHaveTextContent('Hallo Ada');
    expect(translate({ message: 'Hello {name}' }, { name: 'Ada' })).toBe('Hello Ada');
    expect(translate({ id: 'site.only' })).toBe('site.only');
  });

  it('knows the language in a React root of its own, which has no provider', () => {
    applyLanguage(GERMAN);
    render(<Label />);
    expect(screen.getByRole('button', { name: 'Kopieren' })).toBeInTheDocument();
  });

  it('is English on the server', () => {
    expect(renderToString(<Label />)).toContain('>Copy<');
    expect(copy()).toBe('Copy');
  });
});
