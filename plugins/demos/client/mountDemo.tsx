import { createRoot, hydrateRoot } from 'react-dom/client';
import DemoControls from '@theme/DemoControls';
import { LanguageRoot } from '../../kit/client/LanguageRoot';
import type { DemoShellProps } from '../types';
import { controlsPrefix } from './prefixes';
import { readServerSource } from './readServerSource';

/**
 * Brings a demo and its controls to life: takes over the server's HTML, or renders anew where a client-side
 * navigation brought the page.
 *
 * @returns a function that unmounts both
 */
export function mountDemo(shell: HTMLElement, props: DemoShellProps): () => void {
  const surface = shell.querySelector<HTMLElement>('[data-demo-surface]');
  const controlsHtml = shell.querySelector<HTMLElement>('[data-demo-controls]');
  if (!surface || !controlsHtml) return () => undefined;
  // An element inside the one whose HTML the page sets: React warns of a root in an element with two owners.
  const host = controlsHtml.firstElementChild ?? controlsHtml.appendChild(document.createElement('div'));
  const controls = (
    <LanguageRoot>
      <DemoControls {...props} surface={surface} source={readServerSource(host, props.name)} />
    </LanguageRoot>
  );
  const options = { identifierPrefix: controlsPrefix(props.name) };
  const hydrated = host.hasChildNodes();
  const root = hydrated ? hydrateRoot(host, controls, options) : createRoot(host, options);
  if (!hydrated) root.render(controls);
  // React refuses to unmount a root while another one renders.
  return () => queueMicrotask(() => root.unmount());
}
