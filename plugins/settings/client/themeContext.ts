import { createContext, useContext, type Dispatch } from 'react';
import type { ThemeAction } from '../../kit/client/themeReducer';
import type { ThemeSettings } from '../../kit/preferences';

export interface ThemeContextValue {
  settings: ThemeSettings;
  dispatch: Dispatch<ThemeAction>;
}

export const ThemeSettingsContext = createContext<ThemeContextValue | null>(null);

/**
 * The theme settings and how to change them (spec §3, §4).
 *
 * @throws outside of the theme provider (spec §8)
 */
export function useThemeSettings(): ThemeContextValue {
  const value = useContext(ThemeSettingsContext);
  if (value) return value;
  throw new Error(
    'useThemeSettings() was called outside of <ThemeSettingsProvider>, so there is no theme to read. Wrap the component ' +
      'in <ThemeSettingsProvider> from @theme/ThemeSettingsProvider; on pages of the site it is there while the ' +
      'plugin "settings" is on, and in a React root of your own, such as a demo, it has to be rendered.',
  );
}
