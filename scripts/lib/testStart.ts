import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import net, { type AddressInfo } from 'node:net';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { withBrowser } from './withBrowser';

/** How long the first page may take, in milliseconds: also on a busy machine, with nothing cached. */
const PATIENCE = 120_000;

async function findPort(): Promise<number> {
  const server = net.createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** Opens a page of the development server, which may not be there yet. */
async function openPage(page: Page, url: string, server: ChildProcess): Promise<void> {
  const end = Date.now() + PATIENCE;
  for (;;) {
    try {
      await page.goto(url, { timeout: PATIENCE });
      return;
    } catch (error) {
      if (server.exitCode !== null || Date.now() > end) throw error;
      await page.waitForTimeout(200);
    }
  }
}

/** What a writer sees: prose, demos that react, tables of the API, and nothing in the console. */
async function look(page: Page, origin: string, server: ChildProcess): Promise<void> {
  const told: string[] = [];
  page.on('pageerror', ({ message }) => told.push(message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) told.push(message.text());
  });
  page.setDefaultTimeout(PATIENCE);
  try {
    await openPage(page, `${origin}/fixture/react-demos`, server);
    await page.getByRole('heading', { level: 1, name: 'Demos' }).waitFor();
    await page.getByRole('button', { name: 'Contained' }).first().waitFor();
    await page.goto(`${origin}/fixture/api/button`);
    await page.getByRole('row').filter({ hasText: 'disabled' }).first().waitFor();
  } catch (error) {
    throw new Error([String(error), ...told].join('\n'), { cause: error });
  }
  if (told.length > 0) throw new Error(`Pages of the development server report:\n${told.join('\n')}`);
}

/**
 * Starts the development server as `npm start` does, and opens pages of the fixture in a browser: what is bundled for
 * development differs from a build, which all other browser tests look at.
 *
 * @throws an Error with what is missing, and what the pages and the server have said
 */
export async function testStart(rootDir: string, env: NodeJS.ProcessEnv): Promise<void> {
  const port = await findPort();
  const args = ['node_modules/tsx/dist/cli.mjs', 'scripts/start.ts', '--port', String(port)];
  const server = spawn(process.execPath, args, { cwd: path.resolve(rootDir), env, detached: true });
  let output = '';
  const collect = (data: Buffer) => (output += data);
  server.stdout.on('data', collect);
  server.stderr.on('data', collect);
  try {
    await withBrowser(async (browser) => look(await browser.newPage(), `http://localhost:${port}`, server));
  } catch (error) {
    throw new Error(`${String(error)}\n${output}`, { cause: error });
  } finally {
    if (server.pid && server.exitCode === null) process.kill(-server.pid, 'SIGTERM');
  }
}
