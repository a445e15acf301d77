import type { VersionFacts } from '../../../docs/versions';
import type { Manifest, ManifestProduct } from '../../pages-manifest/types';
import { labelOf } from './buildVersionData';

export type VersionStatus = 'current' | 'maintained' | 'beta' | 'end-of-life';

/** A row of `/versions`, as its page gets it. */
export interface VersionRow {
  label: string;
  released: string;
  status: VersionStatus;
  docs: string;
  notes: string;
  migration?: string;
}

/** Rows by id of the product, in the order of the products. */
export type VersionRows = Record<string, VersionRow[]>;

function statusOf({ status = 'maintained' }: VersionFacts, isCurrent: boolean): VersionStatus {
  return isCurrent && status !== 'beta' ? 'current' : status;
}

function toRow(facts: VersionFacts, product: ManifestProduct): VersionRow {
  const installed = product.versions.find(({ id }) => id === facts.version);
  const label = installed?.library?.version ?? labelOf(facts);
  return {
    label,
    released: facts.released,
    status: statusOf(facts, installed?.current === true),
    docs: installed?.home ?? facts.docs ?? product.home,
    notes: facts.notes.replace('{version}', label),
    ...(facts.migration && { migration: facts.migration }),
  };
}

/** What `/versions` lists: the facts of each version, with what is installed filled in (issue 7 point 4). */
export function buildVersionRows({ products }: Manifest, facts: readonly VersionFacts[]): VersionRows {
  const entries = products
    .filter(({ noIndex }) => !noIndex)
    .map((product) => {
      const own = facts.filter((row) => row.product === product.id);
      return [product.id, own.map((row) => toRow(row, product))] as const;
    });
  return Object.fromEntries(entries.filter(([, rows]) => rows.length > 0));
}
