import path from 'node:path';
import { createGrounds, filesBelow, hashFiles } from '../../plugins/demos/node/checks/fingerprint';
import { collectLocalFiles } from '../../plugins/demos/node/localFiles';
import type { Demo } from './types';

/** Files that do not change what is found out, only what is made of it. */
const NOT_HARNESS =
  /^(__tests__|(allowed|applyAllowed|changedFiles|checkNotation|compareRecords|countRules|findUses|fixes|listDemos|parseOptions|records|report|resultCache)\.ts$)/;

/** What the harness takes from the site, besides what its modules import. */
const OF_SITE = [
  'src/css/tokens.css',
  'src/css/base.css',
  'tsconfig.base.json',
  'tsconfig.demos.json',
  'node_modules/esbuild/package.json',
  'node_modules/axe-core/package.json',
  'node_modules/typescript/package.json',
  'node_modules/lightningcss/package.json',
];

/** Fingerprint of the check itself. */
export function hashHarness(rootDir: string): string {
  const own = filesBelow(__dirname).filter((file) => !NOT_HARNESS.test(path.relative(__dirname, file)));
  const bundled = own.filter((file) => /[\\/](harness[\\/]|bundle)/.test(file)).flatMap(collectLocalFiles);
  const ofSite = OF_SITE.flatMap((name) => filesBelow(path.join(rootDir, name)));
  return hashFiles(rootDir, [...own, ...bundled, ...ofSite], process.version);
}

/** Fingerprint of each demo by its file: of its own files, of what its workspace runs on, and of the check. */
export function hashDemos(rootDir: string, demos: readonly Demo[]): Map<string, string> {
  const harness = hashHarness(rootDir);
  const findGround = createGrounds(rootDir);
  return new Map(
    demos.map((demo) => {
      const { shared, locked } = findGround(demo.workspace);
      const own = collectLocalFiles(path.join(rootDir, demo.file));
      return [demo.file, hashFiles(rootDir, [...own, ...shared], harness, locked, String(demo.framed))];
    }),
  );
}
