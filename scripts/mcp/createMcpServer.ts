import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import {
  CallToolRequestSchema,
  ListToolsRequestSchema,
  type CallToolResult,
  type Tool as ListedTool,
} from '@modelcontextprotocol/sdk/types.js';
import Ajv from 'ajv';
import type { Build } from './openBuild';
import { ToolError, type Tool } from './tool';
import { api } from './tools/api';
import { changes } from './tools/changes';
import { demo } from './tools/demo';
import { page } from './tools/page';
import { search } from './tools/search';

const TOOLS = [search, page, api, demo, changes] as unknown as Tool<Record<string, unknown>>[];

const ajv = new Ajv({ allErrors: true });

function schemaOf({ properties, required }: Tool<Record<string, unknown>>) {
  return { type: 'object' as const, properties, required: [...required], additionalProperties: false };
}

function listTool(tool: Tool<Record<string, unknown>>): ListedTool {
  const annotations = { readOnlyHint: true, openWorldHint: false };
  return { name: tool.name, description: tool.description, inputSchema: schemaOf(tool), annotations };
}

/** Everything that is wrong with an input, at once. */
function checkInput(tool: Tool<Record<string, unknown>>, input: unknown): void {
  const validate = ajv.compile(schemaOf(tool));
  if (validate(input)) return;
  const problems = (validate.errors ?? []).map(({ dataPath, message, params }) => {
    const { additionalProperty } = params as { additionalProperty?: string };
    return `${dataPath.slice(1) || 'input'} ${message}${additionalProperty ? ` ("${additionalProperty}")` : ''}`;
  });
  throw new ToolError(`The input of "${tool.name}" is wrong: ${problems.join('; ')}.`);
}

function runTool(name: string, input: unknown, build: Build): string {
  const tool = TOOLS.find((each) => each.name === name);
  if (!tool)
    throw new ToolError(
      `There is no tool "${name}"; there are ${TOOLS.map((each) => each.name).join(', ')}.`,
    );
  checkInput(tool, input);
  return tool.run(input as Record<string, unknown>, build);
}

function answer(name: string, input: unknown, build: Build): CallToolResult {
  try {
    return { content: [{ type: 'text', text: runTool(name, input, build) }] };
  } catch (error) {
    // A search without an index says so in words of its own; all else would be a bug, and the client learns of it as well.
    const text = error instanceof Error ? error.message : String(error);
    return { content: [{ type: 'text', text }], isError: true };
  }
}

/** The server of the Model Context Protocol that answers from a built site (issue 8 point 3). */
export function createMcpServer(build: Build, version: string): Server {
  const server = new Server(
    { name: 'ui-docs', version },
    {
      capabilities: { tools: {} },
      instructions:
        'Documentation of a family of React UI libraries. Begin with "search", then read what it finds with "page", "api" or "demo".',
    },
  );
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: TOOLS.map(listTool) }));
  server.setRequestHandler(CallToolRequestSchema, ({ params }) =>
    answer(params.name, params.arguments ?? {}, build),
  );
  return server;
}
