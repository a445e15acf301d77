import type { BrowserContext, Request } from '@playwright/test';

/** Characters of a message that are shown: stacks of minified code help nobody. */
const MAX_LENGTH = 400;

const VIOLATION = 'Content-Security-Policy';

/**
 * Runs in each document: of what its policy blocks, browsers write some to the console in words of their own, and some
 * nowhere. So each is told as a message that the guard reads.
 */
function reportViolations(prefix: string): void {
  document.addEventListener('securitypolicyviolation', (event) => {
    console.warn(`${prefix}: ${event.effectiveDirective} blocks ${event.blockedURI} in ${event.sourceFile}`);
  });
}

function isAborted(request: Request): boolean {
  return request.failure()?.errorText === 'net::ERR_ABORTED';
}

/**
 * Collects what no page of the site may do (issue 2 point 10): write to the console, throw, fail a request of its
 * own, ask another host for anything, or violate the Content-Security-Policy.
 */
export class Guard {
  /** All that was collected, allowed or not. */
  readonly seen: string[] = [];
  private readonly allowed: RegExp[] = [];

  constructor(private readonly siteUrl: string) {}

  /** Lets a test provoke a message. */
  allow(pattern: RegExp): void {
    this.allowed.push(pattern);
  }

  get problems(): string[] {
    return this.seen.filter((problem) => !this.allowed.some((pattern) => pattern.test(problem)));
  }

  async watch(context: BrowserContext): Promise<void> {
    await context.addInitScript(reportViolations, VIOLATION);
    context.on('console', (message) => {
      // Some libraries put their messages into frames of stars.
      const text = message
        .text()
        .split('\n')
        .find((line) => /\w/.test(line));
      this.add(`console ${message.type()} on ${message.page()?.url() ?? 'worker'}: ${text}`);
    });
    context.on('weberror', (error) =>
      this.add(`uncaught on ${error.page()?.url()}: ${error.error().message}`),
    );
    context.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      const foreign = /^https?:$/.test(protocol) && origin !== this.siteUrl;
      if (foreign) this.add(`request to another host: ${request.url()}`);
    });
    context.on('requestfailed', (request) => {
      // A navigation aborts what the page it leaves was still asking for.
      if (!isAborted(request)) this.add(`request failed: ${request.url()} ${request.failure()?.errorText}`);
    });
    context.on('response', (response) => {
      if (response.status() >= 400) this.add(`response ${response.status()}: ${response.url()}`);
    });
  }

  private add(problem: string): void {
    this.seen.push(problem.split('\n')[0]?.slice(0, MAX_LENGTH) ?? '');
  }
}
