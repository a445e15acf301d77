import type { Page } from '@playwright/test';
import { PAGE_LOOKS, type PageLook, type PageKind } from '../../src/build/accessibility/types';
import { findAccessibilityProblems } from './axe';
import { IS_FULL, IS_QUICK } from './level';
import { setDirection } from './settings';
import { test } from './test';

/** Name of the annotation of a test from which `npm run check:a11y` takes a result. */
export const AXE_ANNOTATION = 'axe';

/** One look at a page, as the annotation has it. */
export interface AxeResult {
  pathname: string;
  look: PageLook;
  /** Absent where the page is looked at as one of all. */
  type?: PageKind;
  violations: number;
}

/** Windows in CSS pixels: 320 of 1280 at 400 % zoom, and a narrow phone (WCAG 2.2, 1.4.10). */
const WINDOWS: Partial<Record<PageLook, { width: number; height: number }>> = {
  '400 % zoom': { width: 320, height: 256 },
  '320 px': { width: 320, height: 568 },
};

const WIDE = { width: 1280, height: 800 };

/**
 * Looks that a level of tests takes: what light mode shows, the others mostly show again. A window of 320 px is the width
 * of 400 % zoom, in another height, which the full test alone looks at twice.
 */
export const LOOKS_OF_LEVEL: readonly PageLook[] = IS_QUICK
  ? ['light']
  : PAGE_LOOKS.filter((look) => IS_FULL || look !== '320 px');

/** Lets an open page have a look, as a reader changes it. */
export async function turnTo(page: Page, look: PageLook): Promise<void> {
  await page.setViewportSize(WINDOWS[look] ?? WIDE);
  await page.emulateMedia({
    colorScheme: look === 'dark' ? 'dark' : 'light',
    forcedColors: look === 'forced colors' ? 'active' : 'none',
    reducedMotion: 'reduce',
  });
  await setDirection(page, look === 'rtl' ? 'rtl' : 'ltr');
}

/** In narrow windows text has to wrap: only tables, code and demos may scroll sideways, each for itself. */
async function findOverflow(page: Page, look: PageLook): Promise<string[]> {
  const width = WINDOWS[look]?.width;
  const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
  return width !== undefined && scrollWidth > width ? [`reflow: the page is ${scrollWidth} px wide`] : [];
}

/**
 * Looks at an open page with axe, and notes the result for the statement on accessibility (issue 10 point 2).
 *
 * @returns one text a rule that is broken
 */
export async function checkLook(page: Page, entry: Omit<AxeResult, 'violations'>): Promise<string[]> {
  const problems = [...(await findAccessibilityProblems(page)), ...(await findOverflow(page, entry.look))];
  const result: AxeResult = { ...entry, violations: problems.length };
  test.info().annotations.push({ type: AXE_ANNOTATION, description: JSON.stringify(result) });
  return problems;
}
