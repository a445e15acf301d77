import { scanImports } from '../node/scanImports';

describe('scanImports', () => {
  it('finds packages and files, each once, in the order of the source', () => {
    const source = `
      import * as React from 'react';
      import Button, { type ButtonProps } from '@mui/material/Button';
      import styles from './Demo.module.css';
      import './side.css';
      import Again from '@mui/material/Button';
      export { default } from './Other';
      const lazy = () => import('./lazy');
    `;
    expect(scanImports('A.tsx', source)).toEqual([
      'react',
      '@mui/material/Button',
      './Demo.module.css',
      './side.css',
      './Other',
      './lazy',
    ]);
  });

  it.each([
    ["import type { Row } from './types';"],
    ["import type Row from './types';"],
    ["export type { Row } from './types';"],
    ["let row: import('./types').Row;"],
    ["// import a from './comment';"],
    ['const text = "import a from \'./text\'";'],
    ['export default () => <p>import a from "./text"</p>;'],
    ['const lazy = (name: string) => import(name);'],
  ])('finds nothing in %s', (source) => {
    expect(scanImports('A.tsx', source)).toEqual([]);
  });

  it('takes a default import that is called "type" for what it is', () => {
    expect(scanImports('A.tsx', "import type, { a } from './a';")).toEqual(['./a']);
  });
});
