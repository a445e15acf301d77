import { followImports, importsOf } from '../codeFiles';
import { FilePlan } from '../filePlan';
import { findDemo, isDerived } from '../findDemo';
import { DemoTaker } from '../takeDemos';
import { NO_PICTURES } from '../takePictures';
import { sourceOf } from './support';

describe('findDemo (design §5: `.js` in the notation finds the `.tsx`)', () => {
  const source = sourceOf({
    'cups/Cup.tsx': '',
    'cups/Cup.js': '',
    'cups/Cup.tsx.preview': '',
    'cups/Only.js': '',
    'cups/Styled/system/index.tsx': '',
    'cups/Styled/system/index.js': '',
    'cups/Styled/css/index.js': '',
    'cups/Styled/css/styles.css': '',
    'mugs/Mug.tsx': '',
  });

  it.each([
    ['Cup.js', 'cups/Cup.tsx'],
    ['Cup.tsx', 'cups/Cup.tsx'],
    ['Cup', 'cups/Cup.tsx'],
    ['Only.js', 'cups/Only.js'],
    ['pages/components/cups/Cup.js', 'cups/Cup.tsx'],
    ['../mugs/Mug.js', 'mugs/Mug.tsx'],
    ['/docs/data/acme/mugs/Mug.js', 'mugs/Mug.tsx'],
    ['Styled', 'cups/Styled'],
    ['None.js', undefined],
  ])('%s is %s', (name, expected) => {
    expect(findDemo(source, 'cups', name)?.path).toBe(expected);
  });

  it('takes a folder of stylings whole, without twins (design §5 `Name/{system,tailwind,css}`)', () => {
    expect(findDemo(source, 'cups', 'Styled')?.entries.map(({ to }) => to)).toEqual([
      'Styled/css/index.js',
      'Styled/css/styles.css',
      'Styled/system/index.tsx',
    ]);
  });

  it('tells JavaScript that was made of TypeScript', () => {
    expect(isDerived(source, 'cups/Cup.js')).toBe(true);
    expect(isDerived(source, 'cups/Cup.tsx.preview')).toBe(true);
    expect(isDerived(source, 'cups/Only.js')).toBe(false);
  });
});

describe('followImports', () => {
  it('reads imports with the parser: code in strings is none', () => {
    const code = [
      "import * as React from 'react';",
      "import type { A } from './types';",
      "export * from './more';",
      "const lazy = () => import('./lazy');",
      "const data = require('./data');",
      "const text = `import x from '${data}'; import y from 'nowhere';`;",
      "const view = <p>Don't import z from 'jsx'</p>;",
    ].join('\n');
    expect(importsOf(code)).toEqual(['react', './types', './more', './lazy', './data']);
  });

  it('takes the neighbors of a demo to where its imports find them, TypeScript before JavaScript', () => {
    const source = sourceOf({
      'a/b/Demo.tsx':
        "import x from './data'; import y from '../shared'; import './styles.css'; import z from 'tea';",
      'a/b/data.ts': "import more from './more.json';",
      'a/b/data.js': '',
      'a/b/more.json': '{}',
      'a/b/styles.css': '',
      'a/shared/index.js': '',
    });
    const graph = followImports(source, { from: 'a/b/Demo.tsx', to: 'react-b/Demo.tsx' });
    expect(graph.files.map(({ from, to }) => [from, to])).toEqual([
      ['a/b/Demo.tsx', 'react-b/Demo.tsx'],
      ['a/b/data.ts', 'react-b/data.ts'],
      ['a/b/more.json', 'react-b/more.json'],
      ['a/shared/index.js', 'shared/index.js'],
      ['a/b/styles.css', 'react-b/styles.css'],
    ]);
    expect([...graph.packages]).toEqual([['tea', 'a/b/Demo.tsx']]);
    expect(graph.broken).toEqual([]);
  });

  it.each([
    ["import Frame from 'docs/src/modules/components/Frame';", /exists in its repository only/],
    ["import data from './gone';", /which is not in the folder/],
    ["import x from '../../../../x';", /outside the version's folder/],
    ["import x from '../x';", /outside the version's folder/],
  ])('names what no installation can give: %s', (code, message) => {
    const source = sourceOf({ 'a/b/c/d/Demo.tsx': code, 'x.ts': '', 'a/b/c/x.ts': '' });
    const { broken } = followImports(source, { from: 'a/b/c/d/Demo.tsx', to: 'Demo.tsx' });
    expect(broken).toEqual([expect.stringMatching(message)]);
  });
});

describe('DemoTaker (issue 3 point 1)', () => {
  function take(files: Record<string, string>, ...names: string[]) {
    const plan = new FilePlan();
    const demos = new DemoTaker({
      plan,
      source: sourceOf(files),
      root: '/source',
      contentDir: 'docs/acme-ui/v2/content',
      pictures: NO_PICTURES,
      packages: {
        versionOf: (name) => (name === 'react' ? '19.0.0' : null),
        problemOf: (specifier) => (specifier === 'react' ? null : `"${specifier}" is not installed`),
      },
      isUnsettled: (name) => name === '@acme/ui',
    });
    return { demos, plan, results: names.map((name) => demos.take('cups/cups.md', 'react-cup', name)) };
  }

  it('takes a demo in JavaScript only as it is', () => {
    const { results, plan } = take({ 'cups/Only.js': "import * as React from 'react';" }, 'Only.js');
    expect(results).toEqual([{ name: 'Only.js' }]);
    expect(plan.list()).toEqual([
      { to: 'docs/acme-ui/v2/content/react-cup/Only.js', copyOf: '/source/cups/Only.js' },
    ]);
  });

  it('reports packages that are not installed, once a file, and takes the demo', () => {
    const code = "import a from 'boiler'; import b from '@acme/ui/Cup';";
    const { demos, results } = take({ 'cups/A.tsx': code }, 'A.js', 'A.tsx');
    expect(results).toEqual([{ name: 'A.tsx' }, { name: 'A.tsx' }]);
    expect(demos.findings).toEqual([
      { file: 'cups/A.tsx', kind: 'lost', message: 'import of "boiler": "boiler" is not installed' },
    ]);
    expect([...demos.missingPackages]).toEqual(['boiler']);
  });

  it('does not take a demo that cannot work here, nor anything for it', () => {
    const { results, plan, demos } = take(
      { 'cups/A.js': "import a from 'docs/src/Frame'; import './b';", 'cups/b.js': '' },
      'A.js',
    );
    expect(results).toEqual([{ problem: expect.stringContaining('docs/src/Frame') }]);
    expect(plan.list()).toEqual([]);
    expect([...demos.refused]).toEqual(['cups/A.js', 'cups/b.js']);
  });

  it('reports pictures that a demo shows and that are not given', () => {
    const code =
      'const a = "/static/a.svg"; const b = `/static/${a}.svg`; const c = "https://x.example/static/d.svg";';
    const { demos } = take({ 'cups/A.tsx': code }, 'A.tsx');
    expect(demos.findings.map(({ message }) => message)).toEqual([
      'picture /static/a.svg is not given',
      'picture /static/… is not given',
    ]);
  });
});
