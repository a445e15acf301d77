import path from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { writeBuild } from './site';

const rootDir = path.resolve(__dirname, '../../..');

/** A client of the official SDK with the server as `npm run mcp` starts it. */
async function connect(dir: string): Promise<Client> {
  const client = new Client({ name: 'test', version: '1.0.0' });
  const transport = new StdioClientTransport({
    command: path.join(rootDir, 'node_modules/.bin/tsx'),
    args: ['scripts/mcp.ts', '--dir', dir],
    cwd: rootDir,
  });
  await client.connect(transport);
  return client;
}

let client: Client;

beforeAll(async () => {
  client = await connect(writeBuild());
});

afterAll(() => client.close());

async function call(name: string, input: Record<string, unknown>, from = client) {
  const { content, isError } = await from.callTool({ name, arguments: input });
  const [{ text }] = content as [{ text: string }];
  return isError ? { error: text } : { text };
}

async function json(name: string, input: Record<string, unknown>): Promise<unknown> {
  const { text = '', error } = await call(name, input);
  expect(error).toBeUndefined();
  return JSON.parse(text);
}

describe('the server of the Model Context Protocol (issue 8 point 3)', () => {
  it('lists its tools with their inputs, all of which only read', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(['search', 'page', 'api', 'demo', 'changes']);
    for (const { description, inputSchema, annotations } of tools) {
      expect(description).toBeTruthy();
      expect(inputSchema).toMatchObject({ type: 'object', additionalProperties: false });
      expect(annotations).toMatchObject({ readOnlyHint: true });
    }
    expect(client.getInstructions()).toContain('search');
  });

  it('searches current versions, or the product that is named', async () => {
    const [first] = (await json('search', { query: 'button', product: 'kit' })) as object[];
    expect(first).toMatchObject({ title: 'Button', product: 'kit@v3' });
    const all = (await json('search', { query: 'prop:color' })) as { url: string; product: string }[];
    expect(all.map(({ product }) => product)).toContain('grid@v1');
    const earlier = (await json('search', { query: 'prop:color', product: 'kit@v1', limit: 1 })) as object[];
    expect(earlier).toEqual([
      expect.objectContaining({ url: '/kit/v1/api/button#button-prop-color', owner: 'Button' }),
    ]);
    expect(await call('search', { query: 'zzzzqqq' })).toEqual({ error: 'Nothing found for "zzzzqqq".' });
  });

  it.each(['/kit/react-button', 'kit/react-button.md', 'https://docs.example/kit/react-button?a#sizes'])(
    'reads the page %s',
    async (address) => {
      expect((await call('page', { path: address })).text).toMatch(/^# Button\n/);
    },
  );

  it('names similar pages where there is none, and refuses what is no path', async () => {
    expect(await call('page', { path: '/kit/components/react-button' })).toEqual({
      error: 'There is no page /kit/components/react-button. Similar are: /kit/react-button.',
    });
    for (const wrong of ['/../../etc/passwd', '/kit/%2e%2e%2f%2e%2e/x', '/.git/config', '/'])
      expect((await call('page', { path: wrong })).error).toMatch(/is no path of a page|There is no page/);
  });

  it('reads the API of a component in the one product that has it, or in the one that is named', async () => {
    expect(await json('api', { name: 'iconbutton' })).toEqual({ name: 'IconButton', props: [] });
    expect(await json('api', { name: 'Button', product: 'grid' })).toEqual({
      name: 'Button',
      package: 'grid',
    });
    expect((await call('api', { name: 'Button' })).error).toBe(
      'Button is in several products: kit@v3, grid@v1. Name one of them as "product".',
    );
    expect((await call('api', { name: 'Buttons', product: 'kit' })).error).toBe(
      'There is no component or hook "Buttons". Similar are: Button, IconButton.',
    );
    expect((await call('api', { name: 'Button', product: 'joy' })).error).toBe(
      'There is no product "joy"; valid are: kit@v3, grid@v1, kit@v1.',
    );
  });

  it('reads the source of a demo with all its files, and lists the demos of a page', async () => {
    const path_ = '/kit/react-button';
    expect((await call('demo', { path: path_ })).text).toBe('Demos of /kit/react-button:\n- Sizes\n- Colors');
    const { text = '' } = await call('demo', { path: path_, name: 'Sizes.tsx' });
    expect(text.match(/title="[^"]*"/g)).toEqual(['title="Sizes.tsx"', 'title="sizes.ts"']);
    expect(text).toContain('\nexport default () => sizes;\n```');
    expect((await call('demo', { path: path_, name: 'colors' })).text).toBe(
      '```tsx title="Colors.tsx" demo="Colors"\nexport default () => null;\n```',
    );
    expect((await call('demo', { path: path_, name: 'None' })).error).toContain('it has Sizes, Colors.');
    expect((await call('demo', { path: '/kit/getting-started' })).error).toContain('has no demos');
  });

  it('tells what changed between two versions, of all or of one component', async () => {
    const steps = async (input: object) =>
      (
        (await json('changes', { product: 'kit', ...input })) as {
          steps: { from: string; changes: object[] }[];
        }
      ).steps;
    expect((await steps({})).map(({ from }) => from)).toEqual(['v2', 'v1']);
    expect((await steps({ from: '2' })).map(({ from }) => from)).toEqual(['v2']);
    expect(await steps({ to: 'v2', name: 'Link' })).toEqual([
      { from: 'v1', to: 'v2', changes: [{ name: 'Link', change: 'removed' }] },
    ]);
    expect((await call('changes', { product: 'kit', name: 'Icon' })).error).toContain(
      'Nothing changed of "Icon"',
    );
    expect((await call('changes', { product: 'kit', from: 'v9' })).error).toContain('valid are: v1, v2, v3');
    expect((await call('changes', { product: 'kit', from: 'v3' })).error).toContain(
      'has to be an earlier version',
    );
    expect((await call('changes', { product: 'grid' })).error).toContain('one version of grid only');
  });

  it('names everything that is wrong with an input at once', async () => {
    const { error } = await call('search', { query: '', limit: 1000, sound: true });
    expect(error).toMatch(/The input of "search" is wrong:[^]*sound[^]*query[^]*limit/);
    expect((await call('find', {})).error).toBe(
      'There is no tool "find"; there are search, page, api, demo, changes.',
    );
  });

  it('says in its answers where there is no build, and what to do', async () => {
    const other = await connect(path.join(rootDir, '.cache/no-such-build'));
    for (const [name, input] of [
      ['page', { path: '/kit' }],
      ['search', { query: 'x' }],
      ['api', { name: 'Button' }],
    ] as const)
      expect((await call(name, input, other)).error).toMatch(
        /There is no [^]* at \.cache\/no-such-build[^]*npm run build/,
      );
    await other.close();
  });
});
