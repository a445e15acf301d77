import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { writeFolder } from '../lib/__tests__/folders';

const rootDir = path.resolve(__dirname, '../..');

const PRODUCTS = `export const products = [
  {
    id: 'alpha',
    name: 'Alpha',
    tagline: 'First.',
    basePath: '/alpha',
    home: '/alpha/start',
    family: 'core',
    accent: { light: '#000', dark: '#fff' },
    versions: [{ id: 'v1', current: true }],
  },
];
`;

const PAGES = `const pages = [
  { pathname: '/alpha/start' },
  { pathname: '/alpha/react-button', newFeatur: true },
  { pathname: '/alpha/react-menu' },
  { pathname: '/alpha/start' },
];

export default pages;
`;

const START = `---
title: Start
descripton: Where to start.
noIndex: "yes"
---

# Start

{{"demo": "BasicButton.tsx"}}
`;

const WRONG_SITE = {
  'docs/products.ts': PRODUCTS,
  'docs/alpha/v1/pages.ts': PAGES,
  'docs/alpha/v1/content/start/start.md': START,
  'docs/alpha/v1/content/start/BasicButtons.tsx': 'export default () => null;\n',
  'docs/alpha/v1/content/react-button.md': '# Button\n',
  'docs/alpha/v1/content/react-orphan.md': '# Orphan\n',
};

function runManifest(files: Record<string, string>): { status: number | null; stderr: string } {
  const args = [
    path.join(rootDir, 'node_modules/tsx/dist/cli.mjs'),
    path.join(rootDir, 'scripts/manifest.ts'),
  ];
  return spawnSync(process.execPath, [...args, writeFolder(files)], { cwd: rootDir, encoding: 'utf8' });
}

/** The lines of one problem: place and message, value, fix. */
function problemAt(output: string, place: string): string {
  const lines = output.split('\n');
  const index = lines.findIndex((line) => line.trim().startsWith(`${place}: `));
  return lines.slice(index, index + 3).join('\n');
}

describe('wrong input, as a writer meets it (issue 2 "What it must show", design §7)', () => {
  const { status, stderr } = runManifest(WRONG_SITE);
  const at = (place: string) => problemAt(stderr, place);

  it('fails once, with everything that is wrong', () => {
    expect(status).toBe(1);
    expect(stderr).toMatch(/^7 problems in the pages, in 3 files:/m);
    expect(stderr).not.toMatch(/^\s+at /m);
  });

  it('names file, line, value and fix of a wrong tree', () => {
    expect(at('docs/alpha/v1/pages.ts:3')).toMatch(/newFeatur.*\n.*value: true\n.*fix: .*newFeature/);
    expect(at('docs/alpha/v1/pages.ts:4')).toMatch(/has no file.*\n.*value: "\/alpha\/react-menu"\n.*fix: /);
    expect(at('docs/alpha/v1/pages.ts:5')).toMatch(
      /Duplicate pathname \/alpha\/start.*pages\.ts:2.*pages\.ts:5/,
    );
    expect(at('docs/alpha/v1/content/react-orphan.md')).toMatch(
      /in no page tree.*\n.*\n.*fix: .*Add \{ pathname/,
    );
  });

  it('names file, line, value and fix of wrong front matter', () => {
    expect(at('docs/alpha/v1/content/start/start.md:3')).toMatch(
      /descripton.*\n.*value: .*\n.*fix: .*"description"/,
    );
    expect(at('docs/alpha/v1/content/start/start.md:4')).toMatch(
      /noIndex.*\n.*value: "yes"\n.*fix: .*true or false/,
    );
  });

  it('names file, line, value and fix of a missing demo', () => {
    expect(at('docs/alpha/v1/content/start/start.md:9')).toMatch(
      /demo that does not exist.*\n.*value: "BasicButton\.tsx"\n.*fix: .*Write "BasicButtons\.tsx"/,
    );
  });
});
