import path from 'node:path';
import type { ApiDocument, ApiSize } from '../../types';
import type { SizeSubject } from './buildEntries';
import { coreOf } from './coreOf';
import { findInstalled } from './listVersions';
import { measureSizes } from './measureSizes';
import { readSizes, sizeFile, writeSizes, type KnownSizes } from './sizeCache';

export interface LoadSizesOptions {
  /** Folder of the installed package. */
  packageDir: string;
  /** Folder from which it is imported. */
  context: string;
  cacheDir: string;
  /** Those of the package that are wanted. */
  documents: readonly ApiDocument[];
  /** Measures what no earlier run has; by default that has no sizes. */
  canMeasure?: boolean;
  /** Says what could not be measured. */
  warn?(message: string): void;
}

function toSubject({ name, imports }: ApiDocument): SizeSubject[] {
  const [importLine] = imports;
  return importLine === undefined ? [] : [{ name, importLine }];
}

function findCore(packageName: string, context: string): string | undefined {
  const core = coreOf(packageName);
  return core?.packages.every((name) => findInstalled(name, context)) ? core.code : undefined;
}

async function measure(
  subjects: readonly SizeSubject[],
  { documents, context, cacheDir, warn = console.warn }: LoadSizesOptions,
): Promise<KnownSizes> {
  const packageName = documents[0]?.package ?? '';
  const core = findCore(packageName, context);
  const workDir = path.join(cacheDir, `work-${process.pid}`);
  const { sizes, failures, coreFailure } = await measureSizes({ subjects, core, context, workDir });
  if (coreFailure !== undefined) warn(`The core of ${packageName} could not be bundled: ${coreFailure}`);
  for (const [name, reason] of failures) {
    warn(`The size of ${name} (${packageName}) could not be measured: ${reason}`);
  }
  return Object.fromEntries(sizes);
}

/**
 * The sizes of a package's components and hooks by name (issue 4 point 6), kept in `cacheDir` by the versions of all
 * that they need. What cannot be measured has no size: that fails no build.
 */
export async function loadSizes(options: LoadSizesOptions): Promise<Map<string, ApiSize>> {
  const { packageDir, cacheDir, documents, canMeasure = false } = options;
  const [first] = documents;
  if (!first) return new Map();
  const subjects = documents.flatMap(toSubject);
  const file = sizeFile(packageDir, cacheDir, first, subjects);
  const known = readSizes(file);
  if (known || !canMeasure) return new Map(Object.entries(known ?? {}));
  try {
    const sizes = await measure(subjects, options);
    writeSizes(file, sizes);
    return new Map(Object.entries(sizes));
  } catch (error) {
    const { warn = console.warn } = options;
    warn(`The sizes of ${packageDir} could not be measured: ${(error as Error).message}`);
    return new Map();
  }
}
