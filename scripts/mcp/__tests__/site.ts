import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { INDEX_FORMAT, type IndexEntry, type IndexFile } from '../../../plugins/search/types';

const BUTTON = `# Button

> Starts an action.

\`\`\`tsx title="Sizes.tsx" demo="Sizes"
import { sizes } from './sizes';

export default () => sizes;
\`\`\`

\`\`\`ts title="sizes.ts" demo="Sizes"
export const sizes = '';
\`\`\`

> - In a quotation:
>
>   \`\`\`tsx title="Colors.tsx" demo="Colors"
>   export default () => null;
>   \`\`\`
`;

const CHANGES = {
  pathname: '/kit/api/changes',
  versions: [
    { id: 'v1', label: '1' },
    { id: 'v2', label: '2' },
    { id: 'v3', label: '3' },
  ],
  steps: [
    { from: 'v2', to: 'v3', changes: [{ name: 'Button', change: 'changed' }] },
    {
      from: 'v1',
      to: 'v2',
      changes: [
        { name: 'Button', change: 'added' },
        { name: 'Link', change: 'removed' },
      ],
    },
  ],
};

function index(product: string, version: string, base: string): IndexFile {
  return {
    format: INDEX_FORMAT,
    product,
    version,
    name: product,
    label: '',
    base,
    paths: ['/react-button', '/api/button'],
    titles: ['Button', 'Button'],
    kinds: 'pc',
    texts: ['Starts an action.', ''],
    headings: ['File upload', ''],
    demos: ['Sizes\nColors', ''],
    featured: [1],
    names: 'color\nsize',
    owners: [[1, '', { prop: [0, 1] }]],
    errors: '',
  };
}

const LIST: IndexEntry[] = [
  { product: 'kit', version: 'v1', name: 'Kit', label: '1', prefixes: ['/kit/v1'], older: true },
  { product: 'kit', version: 'v3', name: 'Kit', label: '3', prefixes: ['/kit'] },
  { product: 'grid', version: 'v1', name: 'Grid', label: '1', prefixes: ['/x/react-grid', '/x/api/grid'] },
];

const FILES: Record<string, unknown> = {
  'llms.txt': '# Docs',
  'search/indexes.json': LIST,
  'search/kit@v1.json': index('kit', 'v1', '/kit/v1'),
  'search/kit@v3.json': index('kit', 'v3', '/kit'),
  'search/grid@v1.json': index('grid', 'v1', '/x'),
  'kit/react-button.md': BUTTON,
  'kit/getting-started.md': '# Start',
  'kit/api.json': {
    pathname: '/kit/api',
    entries: [
      { name: 'Button', pathname: '/kit/api/button' },
      { name: 'IconButton', pathname: '/kit/api/icon-button' },
    ],
  },
  'kit/api/button.json': { name: 'Button', props: [{ name: 'color' }] },
  'kit/api/icon-button.json': { name: 'IconButton', props: [] },
  'kit/api/changes.json': CHANGES,
  'x/api/grid.json': {
    pathname: '/x/api/grid',
    entries: [{ name: 'Button', pathname: '/x/api/grid/button' }],
  },
  'x/api/grid/button.json': { name: 'Button', package: 'grid' },
};

/** A small built site in a new folder, with the files that the server reads. */
export function writeBuild(): string {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'mcp-'));
  for (const [name, content] of Object.entries(FILES)) {
    const file = path.join(dir, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  }
  return dir;
}
