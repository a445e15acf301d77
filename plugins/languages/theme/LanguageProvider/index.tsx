import { useEffect, type ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { useLanguage } from '../../../kit/client/language';
import { LanguageRoot } from '../../../kit/client/LanguageRoot';
import { KEY, readStoredLanguage } from '../../client/storedLanguage';

function restore(): void {
  // Without a network, the site stays as it is.
  import('../../client/chooseLanguage').then((module) => module.restoreLanguage()).catch(() => undefined);
}

function onStorage({ key }: StorageEvent): void {
  if (key === KEY) restore();
}

/** Docusaurus owns `<html lang>`: the last one to say something in its head counts, so this stands behind the page. */
function HtmlLanguage() {
  const language = useLanguage();
  return (
    language !== 'en' && (
      <Head>
        <html lang={language} />
      </Head>
    )
  );
}

/**
 * Hands the language to all texts. Pages begin in English, as the server renders them; dictionaries are code that is
 * loaded for readers who chose another language only.
 */
export default function LanguageProvider({ children }: { children: ReactNode }) {
  useEffect(() => {
    if ((readStoredLanguage() ?? 'en') !== 'en') restore();
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, []);
  return (
    <LanguageRoot>
      {children}
      <HtmlLanguage />
    </LanguageRoot>
  );
}
