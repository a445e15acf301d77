import { startColorMode } from '../../kit/client/colorMode';

// In every document of the site, also in those of demos, which have no chrome.
if (typeof window !== 'undefined') startColorMode();
