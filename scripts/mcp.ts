/** `npm run mcp [-- --dir build]`: a server of the Model Context Protocol over stdio that answers from the built site. */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { version } from '../package.json';
import { runMain } from './lib/runMain';
import { createMcpServer } from './mcp/createMcpServer';
import { openBuild } from './mcp/openBuild';

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { dir: { type: 'string', default: 'build' } } });
  // Where there is no build, each answer says so: clients do not show what a server prints.
  await createMcpServer(openBuild(path.resolve(values.dir)), version).connect(new StdioServerTransport());
}

runMain(main);
