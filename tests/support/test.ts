import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect, test as base } from '@playwright/test';
import { createServer } from '../../scripts/lib/createServer';
import { readRules } from '../../scripts/lib/hosts/writeHostFiles';
import { Guard } from './guard';
import { StandIns } from './standIns';

export interface SiteOptions {
  /** Folder of the build that a project's tests run against, relative to the repository's root. */
  siteDir: string;
  /** Quality of the server's compression, from 0 to 11: what no test measures need not be small. */
  quality: number;
}

interface WorkerFixtures extends SiteOptions {
  /** The services that the fixture asks; quiet until a test wants something of them. */
  standIns: StandIns;
  /** Address of the server of that build. */
  siteUrl: string;
}

interface TestFixtures {
  /** Whether the browser tells pages that nothing may be counted: then analytics stay out of the way of a test. */
  privacySignal: boolean;
  /** Collects what no page may do; a test that provokes something says so with `guard.allow()`. */
  guard: Guard;
}

export const rootDir = path.resolve(__dirname, '../..');

function sendPrivacySignal(): void {
  Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { configurable: true, value: true });
}

/** Playwright's test with a server of the project's build, and every page watched for messages and failures. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  siteDir: ['build', { option: true, scope: 'worker' }],
  quality: [1, { option: true, scope: 'worker' }],
  standIns: [({ siteDir: _siteDir }, use) => use(new StandIns()), { scope: 'worker' }],
  siteUrl: [
    async ({ siteDir, quality, standIns }, use) => {
      const folder = path.join(rootDir, siteDir);
      if (!fs.existsSync(folder)) throw new Error(`There is no build in ${siteDir}: "npm test" makes it.`);
      const site = createServer(folder, readRules(folder), quality);
      const server = http
        .createServer((request, response) => {
          if (!standIns.handle(request, response)) site.emit('request', request, response);
        })
        .listen(0);
      await use(`http://localhost:${(server.address() as AddressInfo).port}`);
      server.closeAllConnections();
      server.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ siteUrl }, use) => use(siteUrl),
  privacySignal: [true, { option: true }],
  guard: [
    async ({ context, siteUrl, standIns, privacySignal }, use) => {
      standIns.reset();
      if (privacySignal) await context.addInitScript(sendPrivacySignal);
      const guard = new Guard(siteUrl);
      await guard.watch(context);
      await use(guard);
      expect(guard.problems, 'messages, failed requests and policy violations').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
