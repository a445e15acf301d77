import { Component, useEffect, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';

/** Milliseconds after which a demo that fails is shown anew: one that fails sooner would fail for ever. */
const STABLE = 1000;

interface BoundaryProps {
  children: ReactNode;
  onError(error: unknown): void;
}

class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

function Mounted({ onMount }: { onMount(): void }) {
  useEffect(onMount, [onMount]);
  return null;
}

interface Act {
  root: Root;
  host: HTMLElement;
  since: number;
}

export interface Listeners {
  onRendered(): void;
  onError(error: unknown): void;
}

function remove({ root, host }: Act): void {
  host.remove();
  // React refuses to unmount a root while it renders.
  setTimeout(() => root.unmount());
}

/** Rendered where it takes part in the layout, but unseen, until it is known to render. */
function createHost(): HTMLElement {
  const host = document.createElement('div');
  host.dataset.demoRoot = '';
  host.style.cssText = 'position:absolute;inset:0 0 auto;visibility:hidden';
  document.body.append(host);
  return host;
}

/** Shows one demo at a time; the one before goes only when the next has rendered. */
export class Stage {
  private current: Act | undefined;
  private candidate: Act | undefined;

  show(demo: ReactNode, listeners: Listeners): void {
    if (this.candidate) remove(this.candidate);
    const host = createHost();
    const root = createRoot(host, { onCaughtError: () => undefined, onUncaughtError: () => undefined });
    const act: Act = { root, host, since: 0 };
    this.candidate = act;
    const onMount = () => {
      // An effect of the demo that throws is caught after this one has run.
      setTimeout(() => this.promote(act, listeners));
    };
    root.render(
      <Boundary onError={(error) => this.fail(act, demo, listeners, error)}>
        {demo}
        <Mounted onMount={onMount} />
      </Boundary>,
    );
  }

  private promote(act: Act, { onRendered }: Listeners): void {
    if (this.candidate !== act) return;
    if (this.current) remove(this.current);
    this.candidate = undefined;
    this.current = act;
    act.since = performance.now();
    act.host.removeAttribute('style');
    onRendered();
  }

  private fail(act: Act, demo: ReactNode, listeners: Listeners, error: unknown): void {
    if (this.candidate === act) this.candidate = undefined;
    if (this.current === act) {
      this.current = undefined;
      if (performance.now() - act.since > STABLE)
        this.show(demo, { ...listeners, onRendered: () => undefined });
    }
    remove(act);
    listeners.onError(error);
  }
}
