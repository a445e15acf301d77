import { writeStored } from '@site/plugins/kit/client/storedText';
import { whenIdle } from '@site/plugins/kit/client/whenIdle';
import { FAMILIES, FONTS_KEY } from './key';

let areThere = false;

/** Fetches the fonts that the first page on a slow connection did without, and remembers that the browser has them. */
async function load(): Promise<void> {
  await Promise.all(Object.values(FAMILIES).map((family) => document.fonts.load(`1em '${family}'`)));
  areThere = true;
  writeStored(FONTS_KEY, document.querySelector<HTMLLinkElement>('link[as=font]')?.href ?? null);
}

function start(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData && document.documentElement.dataset.fonts === 'later') return;
  window.addEventListener('load', () => whenIdle(() => void load().catch(() => undefined)), { once: true });
}

// Documents of demos are part of a page, which does it for them.
if (typeof window !== 'undefined' && window.parent === window) start();

/** Docusaurus calls it for each change of address. Text that is being read never moves: another page begins in the site's fonts. */
export function onRouteUpdate({
  location,
  previousLocation,
}: {
  location: { pathname: string };
  previousLocation: { pathname: string } | null;
}): void {
  if (!areThere || !previousLocation || location.pathname === previousLocation.pathname) return;
  delete document.documentElement.dataset.fonts;
}
