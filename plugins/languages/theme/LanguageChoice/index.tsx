import { useState } from 'react';
import { translate } from '@docusaurus/Translate';
import { useLanguage } from '../../../kit/client/language';
import type { SettingsPanelProps } from '../../../kit/client/settingsPanel';
import { chooseLanguage, languages } from '../../client/chooseLanguage';
import { nameLanguage } from '../../client/nameLanguage';

/** The enabled languages, each by its own name, so that who reads no other one finds it. */
export default function LanguageChoice({ Choice }: SettingsPanelProps) {
  const language = useLanguage();
  // What was chosen is marked at once; its dictionary may take a while.
  const [chosen, setChosen] = useState<string | null>(null);
  if (languages.length < 2) return null;
  return (
    <Choice
      title={translate({ id: 'site.languages.title', message: 'Language' })}
      value={chosen ?? language}
      options={languages.map((code) => ({ value: code, label: nameLanguage(code), lang: code }))}
      onChange={(code) => {
        setChosen(code);
        void chooseLanguage(code).then(() => setChosen(null));
      }}
    />
  );
}
