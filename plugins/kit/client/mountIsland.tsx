import { useLayoutEffect } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import type { LoadedIsland } from '../islands';
import { DemoErrorBoundary } from './DemoErrorBoundary';
import { SettledDemo } from './SettledDemo';
import { shareColorMode } from './shareColorMode';
import { ensureThemeSheet } from './themeSheet';

export interface MountOptions {
  identifierPrefix: string;
  /** Called with what the demo throws; the reader gets a message instead of a blank page. */
  onError(error: Error): void;
  /** Called when a demo that is rendered anew is in its element, before anybody sees it. */
  onRendered?(): void;
}

/** Stands before the demo, whose own layout effects then find the page as it will be. */
function Rendered({ onRendered }: Required<Pick<MountOptions, 'onRendered'>>) {
  useLayoutEffect(onRendered, [onRendered]);
  return null;
}

/**
 * Brings a demo to life in its element: hydrates the server's markup, which stays as it is, or renders anew where
 * a client-side navigation brought the page (design §5).
 *
 * @returns the React root, for unmounting
 */
export function mountIsland(
  element: HTMLElement,
  [{ default: Component }, root]: LoadedIsland,
  { identifierPrefix, onError, onRendered }: MountOptions,
): Root {
  ensureThemeSheet(root?.styles);
  shareColorMode();
  const tree = (
    <DemoErrorBoundary onError={onError}>
      <SettledDemo root={root}>
        <Component />
      </SettledDemo>
    </DemoErrorBoundary>
  );
  // The boundary tells the reader; React's own report would be a second one.
  const options = { identifierPrefix, onCaughtError: () => undefined };
  if (element.hasChildNodes()) return hydrateRoot(element, tree, options);
  const created = createRoot(element, options);
  created.render(
    <>
      {onRendered && <Rendered onRendered={onRendered} />}
      {tree}
    </>,
  );
  return created;
}
