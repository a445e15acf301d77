import path from 'node:path';
import { chromium, type Browser, type BrowserContext } from '@playwright/test';
import { inParallel } from '../lib/inParallel';
import { BROWSER_FLAGS } from '../lib/findBrowser';
import { ensureBrowser } from '../lib/testBrowser';
import { MODE_SETTINGS } from './modes';
import type { DemoServer } from './serveDemos';
import type { Demo, Finding, Looks, Mode } from './types';
import { VisitFailed, Visitor } from './visitDemo';

/** Pages at the same time. */
const PARALLEL = 2;

/** Width of a demo's surface on an article page, with its padding; and a height that shows all of most demos. */
const VIEWPORT = { width: 760, height: 900 };

function openContext(browser: Browser, mode: Mode): Promise<BrowserContext> {
  const { locale, timezoneId, theme } = MODE_SETTINGS[mode];
  return browser.newContext({
    locale,
    timezoneId,
    colorScheme: theme,
    viewport: VIEWPORT,
    reducedMotion: 'reduce',
  });
}

interface Visit {
  demo: Demo;
  mode: Mode;
}

export interface VisitedDemos {
  findings: Map<string, Finding[]>;
  /** Demos that the browser could not show: their results are not remembered. */
  failed: Set<string>;
}

/** `docs/a/v1/content/react-b/C.tsx` -> `react-b.C`. */
function pictureName({ file }: Demo): string {
  return file
    .replace(/^docs\/[^/]+\/[^/]+\/content\//, '')
    .replace(/(\/index)?\.\w+$/, '')
    .replaceAll('/', '.');
}

/** Hydrates demos in every mode, in a real browser, and looks at them with axe. */
export async function visitDemos(
  server: DemoServer,
  demos: readonly Demo[],
  { modes, inTurn, screenshots }: Looks,
): Promise<VisitedDemos> {
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_FLAGS });
  const result: VisitedDemos = { findings: new Map(demos.map(({ file }) => [file, []])), failed: new Set() };
  const idle = new Map<Mode, Visitor[]>(modes.map((mode) => [mode, []]));
  const contexts = new Map<Mode, Promise<BrowserContext>>(
    modes.map((mode) => [mode, openContext(browser, mode)]),
  );

  const open = async (mode: Mode) => {
    const context = (await contexts.get(mode)) as BrowserContext;
    return new Visitor(await context.newPage(), mode);
  };
  const visit = async ({ demo, mode }: Visit) => {
    const visitor = idle.get(mode)?.pop() ?? (await open(mode));
    try {
      const picture = screenshots && path.join(screenshots, `${pictureName(demo)}.${mode}.png`);
      const found = await visitor.visit(server.url(demo, mode), picture);
      result.findings.get(demo.file)?.push(...found);
      idle.get(mode)?.push(visitor);
    } catch (error) {
      if (!(error instanceof VisitFailed)) throw error;
      result.failed.add(demo.file);
      result.findings.get(demo.file)?.push({ stage: 'browser', mode, rule: 'visit', message: error.message });
    }
  };

  try {
    // Mode by mode, so that a browser with one locale and clock has its modules at hand.
    const visits = modes.flatMap((mode, turn) =>
      demos
        .filter((_demo, index) => !inTurn || index % modes.length === turn)
        .map((demo) => ({ demo, mode })),
    );
    await inParallel(visits, PARALLEL, visit);
  } finally {
    await browser.close();
  }
  return result;
}
