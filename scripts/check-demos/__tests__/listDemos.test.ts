import path from 'node:path';
import type { ProductRow } from '../../../docs/products';
import { writeFolder } from '../../lib/__tests__/folders';
import { checkNotation } from '../checkNotation';
import { findNotations } from '../findUses';
import { listDemos } from '../listDemos';

const COMPONENT = 'export default function Demo() {\n  return null;\n}\n';

const PRODUCT: ProductRow = {
  id: 'alpha',
  name: 'Alpha',
  tagline: 'One.',
  basePath: '/alpha',
  home: '/alpha/react-button',
  family: 'core',
  accent: { light: '#000', dark: '#fff' },
  versions: [{ id: 'v1', current: true }],
};

const PAGE = `---
productId: alpha
title: Button
---

# Button

{{"demo": "Basic.tsx"}}

- {{"demo": "Framed.js", "iframe": true, "height": 200}}

{{"demo": "Hero"}}

\`\`\`md
{{"demo": "Lonely.tsx"}}
\`\`\`
`;

const content = 'docs/alpha/v1/content/react-button';

const rootDir = writeFolder({
  'docs/alpha/v1/pages.ts': "export default [{ pathname: '/alpha/react-button' }];",
  [`${content}/react-button.md`]: PAGE,
  [`${content}/Basic.tsx`]: `import { CssBaseline } from '@mui/material';\n${COMPONENT}`,
  [`${content}/Framed.tsx`]: `import { Part } from './_shared/Part';\n${COMPONENT}`,
  [`${content}/Lonely.tsx`]: `import GlobalStyles from '@mui/material/GlobalStyles';\n${COMPONENT}`,
  [`${content}/Hero/css/index.tsx`]: COMPONENT,
  [`${content}/Hero/system/index.tsx`]: `import { Part } from '../../_shared/Part';\n${COMPONENT}`,
  [`${content}/_shared/Part.tsx`]: "import { Global } from '@emotion/react';\nexport const Part = Global;\n",
});

const demos = listDemos(rootDir, [PRODUCT]);
const demoOf = (name: string) => demos.find(({ file }) => file.startsWith(`${content}/${name}`))!;

describe('findNotations', () => {
  it('finds them in paragraphs, lists and quotations, and not in code', () => {
    expect(findNotations(PAGE)).toEqual([
      { line: 8, demo: 'Basic.tsx', iframe: false },
      { line: 10, demo: 'Framed.js', iframe: true },
      { line: 12, demo: 'Hero', iframe: false },
    ]);
    expect(findNotations('> {{"demo": "A.tsx"}}\n1. {{"demo": "B.tsx"}}').map(({ demo }) => demo)).toEqual([
      'A.tsx',
      'B.tsx',
    ]);
  });
});

describe('listDemos', () => {
  it('lists every demo beside a page, each styling for itself, named by the page or not', () => {
    expect(demos.map(({ file, pages }) => [path.posix.relative(content, file), ...pages])).toEqual([
      ['Basic.tsx', '/alpha/react-button'],
      ['Framed.tsx', '/alpha/react-button'],
      ['Hero/system/index.tsx', '/alpha/react-button'],
      ['Hero/css/index.tsx', '/alpha/react-button'],
      ['Lonely.tsx'],
    ]);
  });

  it('knows the workspace, and which demos are in documents of their own', () => {
    expect(demoOf('Framed.tsx')).toMatchObject({
      product: 'alpha',
      version: 'v1',
      workspace: 'docs/alpha/v1',
      name: 'Framed.tsx',
      framed: true,
      uses: [{ place: `${content}/react-button.md:10`, iframe: true }],
    });
    expect(demos.filter(({ framed }) => framed)).toHaveLength(1);
  });
});

describe('checkNotation', () => {
  it('finds demos with global styles in the page, also in what they import (design §5)', () => {
    expect(checkNotation(rootDir, demoOf('Basic.tsx'))).toEqual([
      {
        stage: 'notation',
        rule: 'global-styles',
        message: 'CssBaseline changes the whole page: its styles reach out of the demo.',
        where: [`${content}/react-button.md:8`],
      },
    ]);
    expect(checkNotation(rootDir, demoOf('Hero/system'))).toMatchObject([
      { message: expect.stringContaining('Global') },
    ]);
  });

  it('accepts them in documents of their own, and where no page shows them', () => {
    expect(checkNotation(rootDir, demoOf('Framed.tsx'))).toEqual([]);
    expect(checkNotation(rootDir, demoOf('Lonely.tsx'))).toEqual([]);
    expect(checkNotation(rootDir, demoOf('Hero/css'))).toEqual([]);
  });
});
