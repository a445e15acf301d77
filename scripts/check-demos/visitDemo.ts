import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { AXE_OPTIONS, axeFindings } from './axeRules';
import { differences } from './differences';
import type { Finding, Mode } from './types';

/** Longest time until a demo has come to life, in milliseconds. */
const TIMEOUT = 20_000;

/** Characters of a message that are kept: the rest is stacks of the libraries. */
const MAX_LENGTH = 1000;

/** Thrown where the browser failed, not the demo: such a result is not worth remembering. */
export class VisitFailed extends Error {}

/** Collects what a page writes to the console, throws and asks for in vain. */
class Listener {
  private findings: Finding[] = [];

  constructor(page: Page) {
    page.on('console', (message) => this.add('console', `console.${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => this.add('throws', `Uncaught ${error.stack ?? error.message}`));
    page.on('requestfailed', (request) =>
      this.add('request', `${request.url()} ${request.failure()?.errorText}`),
    );
    page.on('request', (request) => {
      if (/^https?:\/\/(?!127\.0\.0\.1[:/])/.test(request.url())) {
        this.add('request', `The demo asks another host: ${request.url()}`);
      }
    });
  }

  add(rule: string, text: string): void {
    const message = text.replace(/(%s)+ ?/g, '').slice(0, MAX_LENGTH);
    const where = differences(text);
    this.findings.push({ stage: 'browser', rule, message, ...(where.length > 0 && { where }) });
  }

  /** What was collected since the last call. */
  take(mode: Mode): Finding[] {
    const taken = this.findings.map((finding) => ({ ...finding, mode }));
    this.findings = [];
    return taken;
  }
}

/** Opens demos one after the other in one page of a mode. */
export class Visitor {
  private readonly listener: Listener;

  constructor(
    private readonly page: Page,
    private readonly mode: Mode,
  ) {
    this.listener = new Listener(page);
  }

  private async hydrate(): Promise<void> {
    const handle = await this.page
      .waitForFunction(() => window.demoState, undefined, { timeout: TIMEOUT, polling: 25 })
      .catch(() => null);
    const state = (await handle?.jsonValue()) ?? {
      error: `The demo did not come to life in ${TIMEOUT / 1000} s.`,
    };
    if (state !== 'live') this.listener.add('throws', state.error);
  }

  /**
   * Hydrates a demo and checks it.
   *
   * @param picture file for a picture of it
   * @throws VisitFailed where it could not be opened
   */
  async visit(url: string, picture?: string): Promise<Finding[]> {
    const { page, listener, mode } = this;
    try {
      await page.goto(url, { waitUntil: 'commit' });
      await this.hydrate();
      await page.evaluate(() => window.settleDemo());
      if (picture !== undefined) await page.locator('body > main, body').last().screenshot({ path: picture });
      await page.evaluate(axe.source);
      const { violations } = await page.evaluate((options) => window.axe.run(document, options), AXE_OPTIONS);
      return [...listener.take(mode), ...axeFindings(violations, mode)];
    } catch (error) {
      listener.take(mode);
      throw new VisitFailed(error instanceof Error ? error.message : String(error), { cause: error });
    }
  }
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
