import fs from 'node:fs';
import path from 'node:path';
import { writeFolder } from '../../../../scripts/lib/__tests__/folders';
import { createGrounds, fingerprintDemo } from '../../../../plugins/demos/node/checks/fingerprint';
import type { Manifest } from '../../../pages-manifest/types';
import { buildStatement } from '../buildStatement';

const CONTENT = 'docs/a/v1/content/react-x';
const reason = 'The library does it.';
const NAMES = ['Clean', 'Known', 'Broken', 'New'];

const manifest = {
  products: [
    {
      noIndex: false,
      fixture: false,
      versions: [
        {
          product: 'a',
          id: 'v1',
          home: '/a',
          library: { name: 'ui', version: '1.2.0' },
          pages: [{ source: `${CONTENT}/react-x.md`, demos: NAMES.map((name) => `${name}.tsx`) }],
        },
      ],
    },
  ],
} as unknown as Manifest;

function makeSite(): string {
  const demos = NAMES.map((name) => [`${CONTENT}/${name}.tsx`, `export default ${name.length};`]);
  const rootDir = writeFolder({ 'package-lock.json': '{"packages":{}}', ...Object.fromEntries(demos) });
  const hashOf = (name: string) =>
    fingerprintDemo(rootDir, path.join(rootDir, CONTENT, `${name}.tsx`), createGrounds(rootDir));
  const contrast = { rule: 'color-contrast', modes: ['dark'], reason };
  const records = {
    axe: '4.0.0',
    rules: 90,
    modes: ['light', 'dark', 'rtl'],
    checked: '2026-11-22',
    demos: {
      'react-x/Clean.tsx': { hash: hashOf('Clean') },
      'react-x/Known.tsx': { hash: hashOf('Known'), found: [contrast] },
      'react-x/Broken.tsx': { hash: hashOf('Broken'), found: [{ rule: 'label', modes: ['light'] }] },
    },
  };
  fs.writeFileSync(path.join(rootDir, 'docs/a/v1/accessibility.json'), JSON.stringify(records));
  return rootDir;
}

describe('buildStatement (issue 10 point 2)', () => {
  const rootDir = makeSite();
  const build = () => buildStatement(rootDir, manifest, 'https://code.example/site');

  it('counts demos, those that were checked, and what was found in them', () => {
    const { demos, pages, issues } = build();
    const figures = { demos: 4, checked: 3, violating: 1, excepted: 1 };
    expect(demos).toEqual({
      axe: '4.0.0',
      checked: '2026-11-22',
      rules: 90,
      modes: ['light', 'dark', 'rtl'],
      rows: [{ product: 'a', label: '1.2.0', home: '/a', ...figures }],
      exceptions: [{ rule: 'color-contrast', reason, demos: 1 }],
    });
    expect(pages).toBeNull();
    expect(issues).toBe('https://code.example/site/issues');
  });

  it('leaves out results of demos that have changed since', () => {
    fs.writeFileSync(path.join(rootDir, CONTENT, 'Known.tsx'), 'export default 0;');
    const { rows, exceptions } = build().demos;
    expect(rows).toEqual([expect.objectContaining({ demos: 4, checked: 2, excepted: 0 })]);
    expect(exceptions).toEqual([]);
  });
});
