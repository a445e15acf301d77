import { useMemo, useSyncExternalStore, type ReactNode } from 'react';
import Head from '@docusaurus/Head';
import {
  changeThemeSettings,
  getThemeSettings,
  subscribeThemeSettings,
  useStoredThemeSettings,
} from '../../../kit/client/themeSettings';
import { ThemeSettingsContext } from '../../client/themeContext';

const getDirection = () => getThemeSettings().direction;

/** Docusaurus owns `<html dir>`: the last one to say something in its head counts, so this stands behind the page. */
function Direction() {
  // Nothing of it is in the page's elements: it may differ from the server's while hydrating.
  const direction = useSyncExternalStore(subscribeThemeSettings, getDirection, getDirection);
  return (
    <Head>
      <html dir={direction} />
    </Head>
  );
}

/** Provider of `useThemeSettings()` (spec §8 "Theme used without its provider"). */
export default function ThemeSettingsProvider({ children }: { children: ReactNode }) {
  const settings = useStoredThemeSettings();
  const value = useMemo(() => ({ settings, dispatch: changeThemeSettings }), [settings]);
  return (
    <ThemeSettingsContext value={value}>
      {children}
      <Direction />
    </ThemeSettingsContext>
  );
}
