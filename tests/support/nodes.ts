import type { Page } from '@playwright/test';

interface DemoNodes {
  root: Element;
  nodes: Element[];
}

declare global {
  interface Window {
    /** Elements of each demo as the server's HTML had them. */
    demoNodes?: Map<string, DemoNodes>;
  }
}

/** Runs in the page, after the HTML is read and before any of its scripts runs. */
function keepNodes(): void {
  document.addEventListener('readystatechange', () => {
    if (document.readyState !== 'interactive') return;
    const roots = [...document.querySelectorAll('[data-demo]')].flatMap((demo) => {
      const root = demo.querySelector('[data-demo-root]');
      return root ? [[(demo as HTMLElement).dataset.demo ?? '', root] as const] : [];
    });
    window.demoNodes = new Map(
      roots.map(([name, root]) => [name, { root, nodes: [...root.querySelectorAll('*')] }]),
    );
  });
}

/** Lets `compareNodes` look back at the server's elements; call it before the page is opened. */
export async function keepServerNodes(page: Page): Promise<void> {
  await page.addInitScript(keepNodes);
}

export interface NodeComparison {
  name: string;
  /** Elements that the server sent. */
  before: number;
  /** Elements that are there now, in the same place and the same objects. */
  same: number;
  after: number;
  /** Whether React has taken over the elements. */
  hydrated: boolean;
}

/** Compares each demo's elements with those that the server sent. */
export function compareNodes(page: Page): Promise<NodeComparison[]> {
  return page.evaluate(() =>
    [...(window.demoNodes ?? [])].map(([name, { root, nodes }]) => {
      const now = root.isConnected ? [...root.querySelectorAll('*')] : [];
      const owned = (node: Element) => Object.keys(node).some((key) => key.startsWith('__reactFiber'));
      return {
        name,
        before: nodes.length,
        same: nodes.filter((node, index) => node === now[index]).length,
        after: now.length,
        hydrated: now.length > 0 && now.every(owned),
      };
    }),
  );
}
