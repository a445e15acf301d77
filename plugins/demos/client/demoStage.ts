import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import DemoFrameSurface from '@theme/DemoFrameSurface';
import type { BrowserIsland, DemoShellProps, Styling } from '../types';
import { loadLate } from '../../kit/client/lateCode';
import { mountIsland } from '../../kit/client/mountIsland';
import { demoPrefix } from './prefixes';
import { stylingsOf } from './stylings';

interface ShowOptions {
  onError(error: Error): void;
  /** Whether something else is to be shown meanwhile. */
  isCancelled(): boolean;
}

/**
 * Shows a demo in its surface, one styling at a time. What is there, at first the server's markup, stays until the
 * next has rendered, so that the box keeps its height.
 */
export class DemoStage {
  private unmountCurrent: (() => void) | undefined;

  constructor(
    private readonly surface: HTMLElement,
    private readonly props: DemoShellProps,
  ) {}

  async show(styling: Styling, island: BrowserIsland, options: ShowOptions): Promise<void> {
    // A preference that a cookie keeps follows on hydration at once: what it replaces is not even fetched.
    await Promise.resolve();
    if (options.isCancelled()) return;
    if (this.props.iframe) {
      this.showFrame(styling);
    } else {
      const loaded = await loadLate(() => island.load());
      if (options.isCancelled()) return;
      this.showDemo(styling, loaded, options.onError);
    }
    this.surface.closest('[data-demo]')?.setAttribute('data-demo-state', 'live');
  }

  unmount(): void {
    // React refuses to unmount a root while another one renders.
    if (this.unmountCurrent) queueMicrotask(this.unmountCurrent);
    this.unmountCurrent = undefined;
  }

  /** Hydrates the server's markup, or renders anew where there is none and where it is of another styling. */
  private showDemo(
    styling: Styling,
    loaded: Awaited<ReturnType<BrowserIsland['load']>>,
    onError: ShowOptions['onError'],
  ) {
    const options = { identifierPrefix: demoPrefix(this.props.name), onError };
    const present = this.hasServers(styling)
      ? this.surface.querySelector<HTMLElement>('[data-demo-root]')
      : null;
    if (present) {
      const root = mountIsland(present, loaded, options);
      this.unmountCurrent = () => root.unmount();
      return;
    }
    const { host, replace } = this.createHost();
    host.dataset.demoRoot = '';
    const root = mountIsland(host, loaded, { ...options, onRendered: replace });
    this.unmountCurrent = () => {
      replace(); // Where it never rendered.
      root.unmount();
    };
  }

  private showFrame(styling: Styling): void {
    if (this.hasServers(styling) && this.surface.hasChildNodes()) return;
    const { host, replace } = this.createHost();
    const root = createRoot(host);
    root.render(createElement(DemoFrameSurface, { ...this.props, styling }));
    replace();
    this.unmountCurrent = () => root.unmount();
  }

  /** Whether the surface shows what the server rendered, of this styling. */
  private hasServers(styling: Styling): boolean {
    return this.unmountCurrent === undefined && styling === stylingsOf(this.props.islands)[0];
  }

  /** An element beside what is there, which goes with `replace`. */
  private createHost(): { host: HTMLElement; replace(): void } {
    const present = [...this.surface.children].filter((child) => child.tagName !== 'STYLE');
    let unmount = this.unmountCurrent;
    const host = document.createElement('div');
    this.surface.append(host);
    return {
      host,
      replace() {
        present.forEach((element) => element.remove());
        if (unmount) queueMicrotask(unmount);
        unmount = undefined;
      },
    };
  }
}
