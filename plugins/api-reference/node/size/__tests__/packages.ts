import fs from 'node:fs';
import { writeFolder } from '../../../../../scripts/lib/__tests__/folders';
import type { ApiDocument } from '../../../types';

/** Text that no compression makes small. */
function noise(length: number): string {
  let state = 1;
  const next = () => (state = (state * 48271) % 2147483647);
  return Array.from({ length }, () => next().toString(36).slice(0, 1)).join('');
}

const BASE = `import { createElement } from 'react';
export const base = () => createElement('div', { title: '${noise(4000)}' });`;

/** A library of a core, a component that has it, one that has none, and one that is broken. */
const FILES: Record<string, string> = {
  'node_modules/tiny/package.json': JSON.stringify({
    name: 'tiny',
    version: '1.0.0',
    type: 'module',
    sideEffects: false,
    dependencies: { helper: '1.0.0' },
    peerDependencies: { react: '*', absent: '*' },
  }),
  'node_modules/tiny/base.js': BASE,
  'node_modules/tiny/Card.js': `import { base } from './base.js';
import { used } from 'helper';
/*! A licence of ten thousand words. */
export default function Card() { return [base(), used]; }`,
  'node_modules/tiny/Label.js': `export function Label() { return '${noise(500)}'; }`,
  'node_modules/tiny/Broken.js': `import x from 'absent';\nexport default x;`,
  'node_modules/helper/package.json': JSON.stringify({
    name: 'helper',
    version: '2.0.0',
    type: 'module',
    sideEffects: false,
  }),
  'node_modules/helper/index.js': `export const used = '${noise(1000)}';\nexport const unused = '${noise(3000)}';`,
};

/** A folder in which the library is installed. */
export function createLibrary(files: Record<string, string> = {}): string {
  return fs.realpathSync(writeFolder({ ...FILES, ...files }));
}

export const subjects = [
  { name: 'Card', importLine: "import Card from 'tiny/Card.js';" },
  { name: 'Label', importLine: "import { Label } from 'tiny/Label.js';" },
  { name: 'Broken', importLine: "import Broken from 'tiny/Broken.js';" },
];

export const CORE = "import { base } from 'tiny/base.js';\nglobalThis.core = base;";

/** The library's documents, as far as their sizes need them. */
export const documents = subjects.map(
  ({ name, importLine }) =>
    ({
      kind: 'component',
      name,
      package: 'tiny',
      version: '1.0.0',
      imports: [importLine],
    }) as unknown as ApiDocument,
);
