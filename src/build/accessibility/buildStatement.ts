import fs from 'node:fs';
import path from 'node:path';
import { createGrounds, type FindGround } from '../../../plugins/demos/node/checks/fingerprint';
import {
  findChecks,
  readRecords,
  recordKey,
  type DemoRecord,
  type DemoRecords,
} from '../../../plugins/demos/node/checks/records';
import { findDemo } from '../../../plugins/demos/node/findDemo';
import type { Manifest, ManifestVersion } from '../../pages-manifest/types';
import type { DemoException, DemoRow, PageResults, Statement } from './types';

/** Results of whole pages; it is committed. */
export const PAGE_RESULTS_FILE = 'docs/accessibility.json';

/** @returns `null` where nobody has written them */
export function readPageResults(rootDir: string): PageResults | null {
  const file = path.join(rootDir, PAGE_RESULTS_FILE);
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as PageResults) : null;
}

/** Main files of the demos on the pages of a version, absolute, each once. */
function listFiles(rootDir: string, { pages }: ManifestVersion): string[] {
  const files = pages.flatMap(({ source, demos }) => {
    const page = path.join(rootDir, source);
    return demos.flatMap((name) =>
      Object.values(findDemo(page, name) ?? {}).map((file) => path.join(path.dirname(page), file)),
    );
  });
  return [...new Set(files)];
}

interface OfVersion {
  row: DemoRow;
  records: DemoRecords | null;
  /** Those that fit. */
  fitting: DemoRecord[];
}

function judgeVersion(rootDir: string, version: ManifestVersion, findGround: FindGround): OfVersion {
  const files = listFiles(rootDir, version);
  const records = readRecords(rootDir, `docs/${version.product}/${version.id}`);
  const fitting = files.flatMap((file) => {
    const record = findChecks(rootDir, file, records, findGround) && records?.demos[recordKey(file)];
    return record ? [record] : [];
  });
  const count = (isIt: (reason: string | undefined) => boolean) =>
    fitting.filter(({ found = [] }) => found.some(({ reason }) => isIt(reason))).length;
  const row = {
    product: version.product,
    label: version.library?.version ?? '',
    home: version.home,
    demos: files.length,
    checked: fitting.length,
    violating: count((reason) => reason === undefined),
    excepted: count((reason) => reason !== undefined),
  };
  return { row, records, fitting };
}

/** What libraries do by themselves, the same in many demos once. */
function listExceptions(fitting: readonly DemoRecord[]): DemoException[] {
  const exceptions = new Map<string, DemoException>();
  for (const { found = [] } of fitting) {
    for (const { rule, reason, help } of found) {
      if (reason === undefined) continue;
      const known = exceptions.get(rule + reason) ?? { rule, reason, ...(help && { help }), demos: 0 };
      exceptions.set(rule + reason, { ...known, demos: known.demos + 1 });
    }
  }
  return [...exceptions.values()];
}

/** What is known of the accessibility of the site as it is now: results of demos that have changed are left out. */
export function buildStatement(rootDir: string, { products }: Manifest, repository: string): Statement {
  const findGround = createGrounds(rootDir);
  const versions = products
    .filter(({ noIndex, fixture }) => !noIndex && !fixture)
    .flatMap((product) => product.versions.map((version) => judgeVersion(rootDir, version, findGround)))
    .filter(({ row }) => row.demos > 0);
  const [latest] = versions
    .flatMap(({ records }) => (records ? [records] : []))
    .sort((a, b) => (a.checked < b.checked ? 1 : -1));
  return {
    pages: readPageResults(rootDir),
    demos: {
      ...(latest && { axe: latest.axe, checked: latest.checked, rules: latest.rules }),
      modes: latest?.modes ?? [],
      rows: versions.map(({ row }) => row),
      exceptions: listExceptions(versions.flatMap(({ fitting }) => fitting)),
    },
    issues: `${repository}/issues`,
  };
}
