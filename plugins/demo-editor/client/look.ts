import type { ThemeSettings } from '../../kit/preferences';
import { getThemeSettings, subscribeThemeSettings } from '../../kit/client/themeSettings';

/**
 * What the reader has set for demos, in the mode and the direction that the site shows at the moment: with the settings
 * turned off, those of the system and of the language.
 */
export function readLook(): ThemeSettings {
  const { dataset, dir } = document.documentElement;
  return {
    ...getThemeSettings(),
    paletteMode: dataset.theme === 'dark' ? 'dark' : 'light',
    direction: (document.body.dir || dir) === 'rtl' ? 'rtl' : 'ltr',
  };
}

/**
 * Calls back whenever any of that changes.
 *
 * @returns a function that stops that
 */
export function watchLook(callback: (look: ThemeSettings) => void): () => void {
  const tell = () => callback(readLook());
  const observer = new MutationObserver(tell);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme', 'dir'] });
  observer.observe(document.body, { attributeFilter: ['dir'] });
  const stopSettings = subscribeThemeSettings(tell);
  return () => {
    observer.disconnect();
    stopSettings();
  };
}
