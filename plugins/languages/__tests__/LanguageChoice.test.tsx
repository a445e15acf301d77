/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loading } from '../../../test/dictionaries';
import { applyLanguage, ENGLISH } from '../../kit/client/language';
import { LanguageRoot } from '../../kit/client/LanguageRoot';
import type { SettingsChoiceProps, SettingsSectionProps } from '../../kit/client/settingsPanel';
import LanguageChoice from '../theme/LanguageChoice';

function Choice({ title, value, options, onChange }: SettingsChoiceProps) {
  return (
    <fieldset>
      <legend>{title}</legend>
      {options.map((option) => (
        <label key={option.value} lang={option.lang}>
          <input type="radio" checked={option.value === value} onChange={() => onChange(option.value)} />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}

const Section = ({ children }: SettingsSectionProps) => children;

afterEach(() => act(() => applyLanguage(ENGLISH)));

it('offers each language by its own name, and shows the one that is chosen (spec §2 "Settings drawer")', async () => {
  const user = userEvent.setup();
  render(
    <LanguageRoot>
      <LanguageChoice Choice={Choice} Section={Section} />
    </LanguageRoot>,
  );
  await screen.findByRole('group', { name: 'Language' });
  const german = screen.getByRole('radio', { name: 'Deutsch' });
  expect(screen.getAllByRole('radio')).toHaveLength(3);
  expect(german.closest('label')).toHaveAttribute('lang', 'de');
  expect(screen.getByRole('radio', { name: 'English' })).toBeChecked();
  await user.click(german);
  expect(german).toBeChecked();
  await act(async () => loading.de?.resolve({ 'site.languages.title': 'Sprache' }));
  expect(german).toBeChecked();
});
