/** `npm run new` (issue 9 point 5). */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { ProductRow } from '../../../docs/products';
import { insertNode } from '../insertNode';
import { readNewArgs } from '../newArgs';
import { newDemo } from '../newDemo';
import { newPage, type FileToWrite } from '../newPage';
import { newProduct } from '../newProduct';

const alpha: ProductRow = {
  id: 'alpha',
  name: 'Alpha',
  tagline: 'First.',
  basePath: '/alpha',
  home: '/alpha/start',
  family: 'core',
  library: '@mui/material',
  accent: { light: '#000', dark: '#fff' },
  versions: [{ id: 'v2', current: true }, { id: 'v1' }],
};

const TREE = `const pages = [
  // Kept.
  { pathname: '/alpha/inputs', children: [{ pathname: '/alpha/react-button' }] },
  { pathname: '/alpha/guides', children: [{ pathname: '/alpha/guides/testing' }] },
];
`;

function createRoot(): string {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'new-'));
  const write = (file: string, text: string) => {
    fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    fs.writeFileSync(path.join(root, file), text);
  };
  write('docs/products.ts', 'export const products = [\n];\n');
  write('package.json', '{"dependencies":{"react":"19.0.0"}}');
  write('docs/alpha/v2/pages.ts', TREE);
  write('docs/alpha/v2/content/react-button/react-button.md', '# Button\n\n## Basics\n\n## Accessibility\n');
  return root;
}

const textOf = (files: FileToWrite[], file: string) => files.find((one) => one.file === file)?.text ?? '';

describe('insertNode', () => {
  it('puts a page into the group of the nearest page, and keeps the rest', () => {
    expect(insertNode(TREE, { pathname: '/alpha/guides/styling' })).toBe(
      TREE.replace(
        "'/alpha/guides/testing' }",
        "'/alpha/guides/testing' }, { pathname: '/alpha/guides/styling' }",
      ),
    );
  });

  it('puts it into the named group, and lists the groups there are', () => {
    expect(insertNode(TREE, { pathname: '/alpha/x', title: 'X' }, '/alpha/inputs')).toContain(
      `'/alpha/react-button' }, { pathname: '/alpha/x', title: "X" }]`,
    );
    expect(() => insertNode(TREE, { pathname: '/alpha/x' }, '/alpha/none')).toThrow('/alpha/guides');
    expect(() => insertNode(TREE, { pathname: '/alpha/react-button' })).toThrow('already');
  });
});

describe('page', () => {
  it('has the sections of its kind, and a node', () => {
    const files = newPage(createRoot(), [alpha], { pathname: '/alpha/react-button-group' });
    const page = textOf(files, 'docs/alpha/v2/content/react-button-group/react-button-group.md');
    expect(page).toContain('components: ButtonGroup');
    expect(page).toMatch(/## Introduction[^]*## Basics[^]*## Limitations/);
    expect(textOf(files, 'docs/alpha/v2/pages.ts')).toContain("'/alpha/react-button-group'");
    const guide = newPage(createRoot(), [alpha], { pathname: '/alpha/guides/styling' })[0]?.text;
    expect(guide).not.toContain('components:');
  });

  it('belongs to a product', () => {
    expect(() => newPage(createRoot(), [alpha], { pathname: '/beta/x' })).toThrow(
      'begins with one of:\n  /alpha',
    );
  });
});

describe('demo', () => {
  it('stands beside its page, and in it before the last sections', () => {
    const files = newDemo(createRoot(), [alpha], { pathname: '/alpha/react-button', name: 'SaveDraft' });
    expect(textOf(files, 'docs/alpha/v2/content/react-button/SaveDraft.tsx')).toContain(
      'function SaveDraft()',
    );
    expect(textOf(files, 'docs/alpha/v2/content/react-button/react-button.md')).toMatch(
      /## Basics\n\n### Save draft[^]*\{\{"demo": "SaveDraft.tsx"\}\}\n\n## Accessibility/,
    );
  });

  it('needs a page', () => {
    expect(() => newDemo(createRoot(), [alpha], { pathname: '/alpha/none', name: 'A1' })).toThrow(
      'npm run new -- page /alpha/none',
    );
  });
});

describe('product', () => {
  it('has a row, a workspace and a first page', () => {
    const library = { id: 'beta', name: 'Beta', library: '@scope/beta', release: '3.1.0' };
    const files = newProduct(createRoot(), [alpha], library);
    expect(JSON.parse(textOf(files, 'docs/beta/v3/package.json'))).toMatchObject({
      dependencies: { '@scope/beta': '3.1.0', react: '19.0.0' },
    });
    expect(textOf(files, 'docs/products.ts')).toMatch(
      /id: 'beta'[^]*versions: \[\{ id: 'v3', current: true \}\],\n {2}\},\n\];/,
    );
    expect(textOf(files, 'docs/beta/v3/pages.ts')).toContain('/beta/getting-started');
    expect(() => newProduct(createRoot(), [alpha], { id: 'alpha', name: 'A' })).toThrow('already');
  });
});

describe('the command line', () => {
  it('is read', () => {
    expect(readNewArgs(['product', 'beta', '--name', 'Beta', '--library', '@scope/beta@3.1.0'])).toEqual({
      kind: 'product',
      id: 'beta',
      name: 'Beta',
      library: '@scope/beta',
      release: '3.1.0',
    });
    expect(readNewArgs(['demo', '/alpha/x', 'SaveDraft'])).toEqual({
      kind: 'demo',
      pathname: '/alpha/x',
      name: 'SaveDraft',
    });
  });

  it.each([
    [[]],
    [['demo', 'alpha', 'saveDraft']],
    [['page', '/alpha/x', 'more']],
    [['product', 'B', '--library', 'b']],
  ])('tells all that is wrong with %j', (args) => expect(() => readNewArgs(args)).toThrow(/Usage:/));
});
