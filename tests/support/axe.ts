import type { Page } from '@playwright/test';
import axe, { type Result } from 'axe-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

function describe({ id, help, nodes }: Result): string {
  const targets = nodes
    .slice(0, 3)
    .map((node) => `${node.target.join(' ')}: ${node.failureSummary?.split('\n').at(1)?.trim() ?? ''}`);
  return [`${id}: ${help} (${nodes.length} elements)`, ...targets].join('\n  ');
}

/** Runs in the page. The palettes of the documented libraries are theirs: contrast counts outside of demos only. */
async function runAxe(tags: string[]): Promise<Result[]> {
  const { violations } = await window.axe.run(document, {
    runOnly: { type: 'tag', values: tags },
    resultTypes: ['violations'],
  });
  const isInDemo = (target: string) => document.querySelector(target)?.closest('[data-demo-root]') != null;
  return violations
    .map((result) => ({
      ...result,
      nodes: result.nodes.filter(
        ({ target }) => result.id !== 'color-contrast' || !isInDemo(String(target[0])),
      ),
    }))
    .filter(({ nodes }) => nodes.length > 0);
}

/**
 * Checks the page as it is shown now (issue 2 point 10).
 *
 * @returns one text a rule that is broken, with the first elements that break it
 */
export async function findAccessibilityProblems(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return (await page.evaluate(runAxe, TAGS)).map(describe);
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
