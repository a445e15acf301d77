import { useMemo, type ReactNode } from 'react';
import { changeThemeSettings, useStoredThemeSettings } from '../../../kit/client/themeSettings';
import { ThemeSettingsContext } from '../../client/themeContext';

/** Provider of `useThemeSettings()` (spec §8 "Theme used without its provider"). */
export default function ThemeSettingsProvider({ children }: { children: ReactNode }) {
  const settings = useStoredThemeSettings();
  const value = useMemo(() => ({ settings, dispatch: changeThemeSettings }), [settings]);
  return <ThemeSettingsContext value={value}>{children}</ThemeSettingsContext>;
}
