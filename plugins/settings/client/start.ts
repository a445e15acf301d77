import { startColorMode } from '../../kit/client/colorMode';
import { startThemeSettings } from '../../kit/client/themeSettings';

// In every document of the site, also in those of demos, which have no chrome.
if (typeof window !== 'undefined') {
  startColorMode();
  startThemeSettings();
}
