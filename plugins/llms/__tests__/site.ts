import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { TwinPage, TwinProduct, TwinSite, TwinVersion } from '../node/site';

/** Pages of a small site, by their files. */
const FILES: Record<string, string> = {
  'docs/kit/v2/content/react-button/react-button.md': `---
productId: kit
githubSource: https://code.example/button
---

# Button

<p class="description">Buttons
let people act.</p>

<!-- A comment with {{"demo": "Nothing.tsx"}} in it. -->

See [the API](/kit/api/button#button-prop-color), [sizes](#sizes), [home](/versions), ![a picture](./a.svg)
and <a href="/kit/react-old">the old one</a>.

{{"component": "ComponentLinkHeader"}}

## Sizes {#sizes}

{{"demo": "Sizes.tsx", "bg": true}}

:::warning[Mind the gap]
Twice.
:::

:::info Why
Because of:

- a list

  {{"demo": "Sizes.tsx"}}

\`\`\`md
:::note
{{"demo": "Sizes.tsx"}}


Two lines below.
:::
\`\`\`

:::

<codeblock storageKey="package-manager">

\`\`\`bash npm
npm install kit
\`\`\`

\`\`\`bash title="With pnpm" {1}
pnpm add kit
\`\`\`

</codeblock>

{{"demo": "Styled"}}
`,
  'docs/kit/v2/content/react-button/Sizes.tsx':
    "import { data } from './data';\n\nexport default () => <b>{data}</b>;\n",
  'docs/kit/v2/content/react-button/data.ts': 'export const data = "```";\n',
  'docs/kit/v2/content/react-button/Styled/system/index.tsx': 'export default () => null;\n',
  'docs/kit/v2/content/react-button/Styled/css/index.tsx': 'export default () => <i />;\n',
  'docs/kit/v2/content/api/button.md': `---
title: Button API
---

# Button API

## Props

{{"component": "ApiViews"}}

{{"component": "ApiTable", "name": "Button", "table": "props"}}

## Playground

{{"component": "Playground", "name": "Button"}}

{{"component": "IconSearch"}}
`,
  'docs/kit/v2/content/reference.md': '# All\n\n{{"component": "ApiReference", "name": "Button"}}\n',
  'docs/kit/v1/content/react-button.md': '# Button\n\n[Button](/kit/react-button)\n',
  'docs/kit/v1/content/react-gone.mdx':
    "import { A } from './a';\n\n# Gone\n\n{/* Not shown. */}\n\n```ts\nimport x from 'y';\n```\n",
};

const page = (pathname: string, source: string, more: Partial<TwinPage> = {}): TwinPage => ({
  pathname,
  title: path.basename(pathname),
  pageTitle: path.basename(pathname),
  group: [],
  source,
  description: null,
  demos: [],
  noIndex: false,
  ...more,
});

const V2 = 'docs/kit/v2/content';

const current: TwinVersion = {
  product: 'kit',
  id: 'v2',
  current: true,
  library: { name: '@kit/core', version: '2.1.0' },
  basePath: '/kit',
  prefixes: ['/kit'],
  pages: [
    page('/kit/react-button', `${V2}/react-button/react-button.md`, {
      title: 'Button',
      pageTitle: 'Button',
      group: ['Components', 'Inputs'],
      demos: ['Sizes.tsx', 'Styled'],
      components: ['Button', 'Unknown'],
    }),
    page('/kit/reference', `${V2}/reference.md`, { description: 'All of it.', group: ['Components'] }),
    page('/kit/api/button', `${V2}/api/button.md`, {
      title: 'Button',
      pageTitle: 'Button API',
      description: 'Props of Button.',
      group: ['API'],
      api: { name: 'Button' },
    }),
  ],
};

const earlier: TwinVersion = {
  ...current,
  id: 'v1',
  current: false,
  library: { name: '@kit/core', version: '1.0.0' },
  basePath: '/kit/v1',
  prefixes: ['/kit/v1'],
  pages: [
    page('/kit/v1/react-button', 'docs/kit/v1/content/react-button.md'),
    page('/kit/v1/react-gone', 'docs/kit/v1/content/react-gone.mdx'),
  ],
};

const hidden: TwinProduct = {
  id: 'secret',
  name: 'Secret',
  tagline: 'For nobody.',
  noIndex: true,
  versions: [
    { ...earlier, product: 'secret', current: true, basePath: '/secret', prefixes: ['/secret'], pages: [] },
  ],
};

/** Data of an API page, with what is hard to write down. */
export const API = {
  document: { name: 'Button' },
  reference: '### Props\n\n{{"component": "ApiTable", "name": "Button", "table": "props"}}',
  view: {
    props: {
      kind: 'props',
      rows: [
        {
          name: 'color',
          type: ["'a'", "'b'"],
          default: "'a|b'",
          description: 'Of <code>a</code> &lt;b&gt;, see <a href="/kit/react-button#sizes">*it*</a>.',
          since: '2',
        },
        {
          name: 'onChange',
          type: ['(value: string | null) =&gt; void'.replace('&gt;', '>')],
          required: true,
          deprecated: '',
          parameters: [{ name: 'value', type: 'string | null', description: 'The <em>new</em> value.' }],
          returns: { type: 'void' },
          typeDetails: '{\n  a: `x`;\n}',
        },
      ],
      inherited: [{ from: 'Base', href: '/kit/api/base', rows: [{ name: 'id', type: ['string'] }] }],
    },
  },
};

/** Writes a file and the folders that it is in. */
export function writeFile(file: string, text: string): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, text);
}

/** The files of the site in a new folder, and in its `build` the pages that were built. */
export function writeSite(): { site: TwinSite; dir: string } {
  const rootDir = fs.mkdtempSync(path.join(os.tmpdir(), 'llms-'));
  const dir = path.join(rootDir, 'build');
  Object.entries(FILES).forEach(([file, text]) => writeFile(path.join(rootDir, file), text));
  writeFile(path.join(rootDir, '.generated/api/kit-v2/button.json'), JSON.stringify(API));
  const products = [
    { id: 'kit', name: 'Kit', tagline: 'A [kit].', noIndex: false, versions: [current, earlier] },
    hidden,
  ];
  for (const { pages } of [current, earlier])
    pages.forEach(({ pathname }) => writeFile(path.join(dir, `${pathname}.html`), ''));
  writeFile(path.join(dir, 'index.html'), '<title>Home</title>');
  writeFile(path.join(dir, 'blog/first.html'), '<title>First & last</title>');
  writeFile(path.join(dir, 'moved.html'), '<meta name="robots" content="noindex">');
  return { site: { ...createSite(rootDir), products }, dir };
}

function createSite(rootDir: string): TwinSite {
  return {
    rootDir,
    title: 'Docs',
    tagline: 'All of it.',
    url: 'https://docs.example/base/',
    sourceBase: 'https://code.example/blob/main/',
    rawBase: 'https://code.example/raw/main/',
    products: [],
    findDemo: (_file, name) =>
      name === 'Styled'
        ? { system: './Styled/system/index.tsx', css: './Styled/css/index.tsx' }
        : { system: `./${name}` },
    collectLocalFiles: (main) =>
      main.endsWith('Sizes.tsx') ? [main, path.join(path.dirname(main), 'data.ts')] : [main],
    resolvePathname: (link, version) =>
      version.current ? link : link.replace('/kit/react-button', '/kit/v1/react-button'),
  };
}
