import fs from 'node:fs';
import path from 'node:path';
import { writeFolder } from '../../lib/__tests__/folders';
import { hashDemos } from '../hashDemos';
import { readResult, writeResult } from '../resultCache';
import { makeDemo } from './demos';

const FILES = {
  'package-lock.json': JSON.stringify({
    packages: {
      'docs/a/v1': { dependencies: { ui: '1' } },
      'docs/b/v1': {},
      'node_modules/ui': { version: '1.0.0' },
    },
  }),
  'docs/a/v1/package.json': '{}',
  'docs/a/v1/DemoRoot.tsx': 'export default null;',
  'docs/a/v1/content/p/A.tsx': "import styles from './A.module.css';\nexport default styles;",
  'docs/a/v1/content/p/A.module.css': '.a {}',
  'docs/a/v1/content/p/p.md': '# Page',
  'docs/b/v1/content/p/B.tsx': 'export default null;',
};

const demoA = makeDemo('docs/a/v1/content/p/A.tsx');
const demoB = makeDemo('docs/b/v1/content/p/B.tsx');

describe('hashDemos', () => {
  const rootDir = writeFolder(FILES);
  const before = hashDemos(rootDir, [demoA, demoB]);

  /** Whose fingerprint another content of a file changes. */
  function changedBy(file: string, content: string): string[] {
    const target = path.join(rootDir, file);
    const old = fs.readFileSync(target);
    fs.writeFileSync(target, content);
    const after = hashDemos(rootDir, [demoA, demoB]);
    fs.writeFileSync(target, old);
    return [demoA, demoB]
      .filter(({ file: name }) => after.get(name) !== before.get(name))
      .map(({ name }) => name);
  }

  it('is the same for the same content', () => {
    expect(hashDemos(rootDir, [demoA, demoB])).toEqual(before);
    expect(before.get(demoA.file)).toMatch(/^[\da-f]{20}$/);
  });

  it.each([
    ['docs/a/v1/content/p/A.tsx', 'export default 1;'],
    ['docs/a/v1/content/p/A.module.css', '.b {}'],
    ['docs/a/v1/DemoRoot.tsx', 'export default 1;'],
    ['docs/a/v1/package.json', '{"name":"a"}'],
    ['package-lock.json', FILES['package-lock.json'].replace('1.0.0', '1.0.1')],
  ])('changes with %s, for the demos of that workspace only', (file, content) => {
    expect(changedBy(file, content)).toEqual(['A.tsx']);
  });

  it('does not change with the page around the demo', () => {
    expect(changedBy('docs/a/v1/content/p/p.md', '# Another page')).toEqual([]);
  });

  it('changes when the demo moves into a document of its own', () => {
    const framed = hashDemos(rootDir, [{ ...demoA, framed: true }]);
    expect(framed.get(demoA.file)).not.toBe(before.get(demoA.file));
  });
});

describe('the cache of results', () => {
  const rootDir = writeFolder({});
  const findings = [{ stage: 'server', rule: 'throws', message: 'No window.' } as const];

  it('gives back what was found for the same content only', () => {
    expect(readResult(rootDir, demoA, 'one')).toBeNull();
    writeResult(rootDir, demoA, 'one', findings);
    expect(readResult(rootDir, demoA, 'one')).toEqual(findings);
    expect(readResult(rootDir, demoA, 'two')).toBeNull();
    expect(readResult(rootDir, demoB, 'one')).toBeNull();
  });
});
