import path from 'node:path';
import { writeFolder } from '../../../scripts/lib/__tests__/folders';
import { loadErrors } from '../node/loadErrors';

const pair = (text: string, code: number) =>
  `throw new Error(DEV ? '${text}' : _formatErrorMessage(${code}));`;

describe('loadErrors (issue 6 point 7)', () => {
  it('tells which library and version has a text, its own and those of packages that it depends on', () => {
    const facts = (version: string, dependencies = {}) => JSON.stringify({ version, dependencies });
    const siteDir = writeFolder({
      'node_modules/@mui/material/package.json': facts('9.0.0', { '@mui/system': '9', react: '19' }),
      'node_modules/@mui/material/Button.js': pair('Of Material', 1),
      'node_modules/@mui/system/package.json': facts('9.0.0'),
      'node_modules/@mui/system/index.js': pair('Of both', 2),
      'node_modules/react/package.json': facts('19.0.0'),
      'node_modules/react/index.js': pair('Of React', 3),
      'docs/old/node_modules/@mui/material/package.json': facts('7.0.0'),
      'docs/old/node_modules/@mui/material/Button.js': pair('Of Material 7', 1) + pair('Of both', 2),
    });
    const library = (folder: string) => ({ name: 'Material UI', package: '@mui/material', folder });
    const missing = { ...library('docs/new'), package: '@mui/none' };
    expect(loadErrors(siteDir, [library('docs/new'), library('docs/old'), missing])).toEqual({
      libraries: [
        { name: 'Material UI', version: '9.0.0' },
        { name: 'Material UI', version: '7.0.0' },
      ],
      messages: {
        1: [
          { text: 'Of Material', libraries: [0] },
          { text: 'Of Material 7', libraries: [1] },
        ],
        2: [{ text: 'Of both', libraries: [0, 1] }],
      },
    });
  });

  it('finds each code of an installed library that its production build can throw', () => {
    const siteDir = path.resolve(__dirname, '../../..');
    const { messages } = loadErrors(siteDir, [
      { name: 'Base UI', package: '@base-ui/react', folder: 'docs/base-ui/v1' },
    ]);
    expect(Object.keys(messages).length).toBeGreaterThan(50);
    expect(Object.values(messages).every(([message]) => (message?.text.length ?? 0) > 10)).toBe(true);
  });
});
