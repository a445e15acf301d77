import path from 'node:path';
import { readManifest } from '../../src/pages-manifest/writeManifest';
import { expect, rootDir, test } from '../support/test';
import { findTwinProblems } from '../support/twins';

test('the Markdown of each page has its demos and API whole (issue 8 "What it must show")', async ({
  siteDir,
}) => {
  const versions = readManifest(rootDir).products.flatMap((product) => product.versions);
  expect(await findTwinProblems(path.join(rootDir, siteDir), versions)).toEqual([]);
});
