import { createRoot, hydrateRoot } from 'react-dom/client';
import PlaygroundPanel from '@theme/PlaygroundPanel';
import { LanguageRoot } from '../../../kit/client/LanguageRoot';
import type { LoadedPlayground } from './Preview';
import { PlayStore, type RouterPlace } from './playStore';
import { panelPrefix } from './prefixes';

/**
 * Brings a playground to life: takes over the server's HTML, or renders anew where a client-side navigation brought
 * the page.
 *
 * @param shell the box of the playground
 * @returns a function that unmounts it
 */
export function mountPlayground(
  shell: HTMLElement,
  loaded: LoadedPlayground,
  router: RouterPlace,
): () => void {
  const surface = shell.querySelector<HTMLElement>('[data-play-surface]');
  const panelHtml = shell.querySelector<HTMLElement>('[data-play-panel]');
  if (!surface || !panelHtml) return () => undefined;
  // An element inside the one whose HTML the page sets: React warns of a root in an element with two owners.
  const host = panelHtml.firstElementChild ?? panelHtml.appendChild(document.createElement('div'));
  const [{ data }] = loaded;
  const panel = (
    <LanguageRoot>
      <PlaygroundPanel data={data} source={new PlayStore(data, router)} surface={surface} loaded={loaded} />
    </LanguageRoot>
  );
  const options = { identifierPrefix: panelPrefix(data.name) };
  const isHydrated = host.hasChildNodes();
  const root = isHydrated ? hydrateRoot(host, panel, options) : createRoot(host, options);
  if (!isHydrated) root.render(panel);
  // React refuses to unmount a root while another one renders.
  return () => queueMicrotask(() => root.unmount());
}
