import fs from 'node:fs';
import path from 'node:path';
import type { ApiByteSize, ApiSize } from '../../types';
import {
  buildAloneEntries,
  buildOnTopEntries,
  CORE_ENTRY,
  type BundleEntry,
  type SizeSubject,
} from './buildEntries';
import { bundleEntries } from './bundleEntries';
import { measureBytes, subtractBytes } from './compress';

export interface MeasureInput {
  subjects: readonly SizeSubject[];
  /** Module with what a page has already; none where the library has no core, or it is not installed. */
  core?: string;
  /** Folder from which packages are found. */
  context: string;
  /** Folder for the bundles; it is removed in the end. */
  workDir: string;
}

export interface MeasuredSizes {
  sizes: Map<string, ApiSize>;
  /** Why a subject could not be measured, by name. */
  failures: Map<string, string>;
  /** Why the core could not be bundled, which leaves the sizes on top of it unknown. */
  coreFailure?: string;
}

interface Measured {
  bytes: Map<string, ApiByteSize>;
  failures: Map<string, string>;
}

async function measureEntries(
  entries: readonly BundleEntry[],
  context: string,
  workDir: string,
): Promise<Measured> {
  const { contents, failures } = await bundleEntries(entries, { context, workDir });
  const measured = await Promise.all(
    [...contents].map(async ([name, content]) => [name, await measureBytes(content)] as const),
  );
  return { bytes: new Map(measured), failures };
}

/** What a bundle of the core grows by with each subject. */
async function measureOnTop({ subjects, core, context, workDir }: MeasureInput): Promise<Measured> {
  if (core === undefined) return { bytes: new Map(), failures: new Map() };
  const entries = buildOnTopEntries(subjects, core);
  const { bytes, failures } = await measureEntries(entries, context, path.join(workDir, 'top'));
  const base = bytes.get(CORE_ENTRY);
  const grown = base ? [...bytes].map(([name, size]) => [name, subtractBytes(size, base)] as const) : [];
  return { bytes: new Map(grown), failures };
}

/**
 * Measures what components and hooks cost, alone and on top of their library's core (issue 4 point 6): one bundle for
 * each, all in two runs of the bundler, which reads each module once. What cannot be bundled is told, not thrown.
 */
export async function measureSizes(input: MeasureInput): Promise<MeasuredSizes> {
  const { subjects, context, workDir } = input;
  try {
    const [alone, onTop] = await Promise.all([
      measureEntries(buildAloneEntries(subjects), context, path.join(workDir, 'alone')),
      measureOnTop(input),
    ]);
    const sizes = new Map<string, ApiSize>();
    for (const [name, bytes] of alone.bytes) {
      const top = onTop.bytes.get(name);
      sizes.set(name, { alone: bytes, ...(top && { onTop: top }) });
    }
    const core = onTop.failures.get(CORE_ENTRY);
    return { sizes, failures: alone.failures, ...(core !== undefined && { coreFailure: core }) };
  } finally {
    fs.rmSync(workDir, { recursive: true, force: true });
  }
}
