import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { listDemos } from '../node/findDemo';

const COMPONENT = 'export default function Demo() {\n  return null;\n}\n';

const FILES: Record<string, string> = {
  'Both.tsx': COMPONENT,
  'Both.js': COMPONENT,
  'OnlyJs.js': 'const OnlyJs = () => null;\n\nexport default OnlyJs;\n',
  'OnlyJsx.jsx': "export { default } from './Both';\n",
  'data.js': 'export default [];\n',
  'Helpers.js': 'export const a = 1;\n',
  'Styled/css/index.js': COMPONENT,
  'notes.md': '',
};

describe('listDemos: what can be opened alone (issue 3 points 1 and 4, design §5)', () => {
  it('are components in files of their own, in TypeScript or in JavaScript only, and folders of stylings', () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'list-demos-'));
    for (const [name, text] of Object.entries(FILES)) {
      fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      fs.writeFileSync(path.join(folder, name), text);
    }
    const demos = listDemos(folder);
    fs.rmSync(folder, { recursive: true });
    expect(demos).toEqual(['Both.tsx', 'OnlyJs.js', 'OnlyJsx.jsx', 'Styled']);
  });
});
