import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { hashSandbox } from '../node/hashSandbox';

let siteDir: string;

function write(file: string, text: string) {
  const absolute = path.join(siteDir, file);
  fs.mkdirSync(path.dirname(absolute), { recursive: true });
  fs.writeFileSync(absolute, text);
}

function hash(changes: { licenseKey?: string; outDir?: string } = {}) {
  const workspace = path.join(siteDir, 'docs/ui/v1');
  const settings = { id: 'ui-v1', workspace, siteDir, baseUrl: '/', withoutRoot: [], isProduction: true };
  return hashSandbox({ ...settings, licenseKey: '', outDir: path.join(siteDir, 'build'), ...changes });
}

beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'sandbox-'));
  write('package-lock.json', '{}');
  write('docs/ui/v1/package.json', '{}');
  write('docs/ui/v1/content/button/button.md', '# Button');
  write('docs/ui/v1/content/button/Basic.tsx', 'export default 1;');
  write('plugins/demo-editor/index.ts', '');
  write('plugins/kit/index.ts', '');
});

afterEach(() => fs.rmSync(siteDir, { recursive: true, force: true }));

describe('which sandboxes are built again (design §2)', () => {
  it('keeps the sandbox when prose, results of checks, tests or the output folder change', () => {
    const before = hash();
    write('docs/ui/v1/content/button/button.md', '# Button, again');
    write('docs/ui/v1/accessibility.json', '{}');
    write('plugins/demo-editor/__tests__/one.test.ts', '');
    expect(hash({ outDir: '/elsewhere' })).toBe(before);
  });

  it.each([
    ['a demo', 'docs/ui/v1/content/button/Basic.tsx'],
    ['a file that a demo imports', 'docs/ui/v1/content/button/data.json'],
    ['what wraps all demos', 'docs/ui/v1/DemoRoot.tsx'],
    ['the installed packages', 'package-lock.json'],
    ['the code of the sandbox', 'plugins/demo-editor/client/start.ts'],
  ])('builds it anew when %s changes', (_, file) => {
    const before = hash();
    write(file, '// changed');
    expect(hash()).not.toBe(before);
  });

  it('builds it anew with another license key', () => {
    expect(hash({ licenseKey: 'key' })).not.toBe(hash());
  });
});
