import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findDemos, listDemoNames } from '../findDemos';

const FILES = [
  'Both.tsx',
  'Both.js',
  'OnlyJs.js',
  'OnlyJsx.jsx',
  'data.js',
  'Styled/system/index.tsx',
  'Imported/css/index.js',
];

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'find-demos-'));

beforeAll(() => {
  for (const file of FILES) {
    fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    fs.writeFileSync(path.join(folder, file), '');
  }
});

function find(...names: string[]) {
  const lines = names.map((name, index) => ({ text: `{{"demo": "${name}"}}`, line: index + 1 }));
  return findDemos(lines, folder, 'page.md');
}

afterAll(() => fs.rmSync(folder, { recursive: true }));

describe('demos of a page in JavaScript only (issue 3 point 1 "JavaScript-only demos are taken as they are")', () => {
  it('are found by every extension, the TypeScript one first (design §5)', () => {
    expect(find('Both.js', 'OnlyJs.js', 'OnlyJsx.js', 'OnlyJs.tsx')).toEqual({
      demos: ['Both.tsx', 'OnlyJs.js', 'OnlyJsx.jsx'],
      problems: [],
    });
  });

  it('may be folders of stylings', () => {
    expect(find('Styled', 'Imported').demos).toEqual(['Styled', 'Imported']);
  });

  it('are named with the others, modules of demos are not', () => {
    expect(listDemoNames(folder)).toEqual(['Both.tsx', 'Imported', 'OnlyJs.js', 'OnlyJsx.jsx', 'Styled']);
    expect(find('None.js').problems[0]?.fix).toContain('OnlyJs.js');
  });
});
