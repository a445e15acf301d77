import type { ApiChange } from '../../types';
import type { ApiItem } from './listItems';
import { isSameType } from './compareTypes';

type Detail = Omit<ApiChange, 'subject' | 'name' | 'owner'>;

/** Absent fields stay away: the changes are published as JSON. */
function compact<Value extends object>(value: Value): Value {
  return Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined)) as Value;
}

function toChange({ subject, name, owner }: ApiItem, detail: Detail): ApiChange {
  return compact({ subject, name, owner, ...detail });
}

/** Defaults that say the same: quotes and white space aside, and that a thing is off without being asked for. */
function normalizeDefault(value: string | undefined): string | undefined {
  if (value === undefined || /^(false|undefined)$/.test(value.trim())) return undefined;
  return value.replace(/["`]/g, "'").replaceAll('…', '...').replace(/\s+/g, '');
}

function compareType(older: ApiItem, newer: ApiItem): Detail[] {
  if (older.type === undefined || newer.type === undefined || isSameType(older.type, newer.type)) return [];
  return [{ kind: 'type', from: older.type, to: newer.type }];
}

function compareDefault(older: ApiItem, newer: ApiItem): Detail[] {
  // A slot's element that only one version tells of was there all the time.
  if (newer.subject === 'slot' && (!older.default || !newer.default)) return [];
  if (normalizeDefault(older.default) === normalizeDefault(newer.default)) return [];
  return [{ kind: 'default', from: older.default, to: newer.default }];
}

function compareClass(older: ApiItem, newer: ApiItem): Detail[] {
  // A class that only one version tells of may have been there all the time.
  if (!older.className || !newer.className || older.className === newer.className) return [];
  return [{ kind: 'className', from: older.className, to: newer.className }];
}

function compareDeprecation(older: ApiItem, newer: ApiItem): Detail[] {
  const [was, is] = [older.deprecated !== undefined, newer.deprecated !== undefined];
  if (was === is) return [];
  return [is ? { kind: 'deprecated', advice: newer.deprecated || undefined } : { kind: 'restored' }];
}

function compareItem(older: ApiItem, newer: ApiItem): Detail[] {
  const required: Detail[] =
    (older.required ?? false) === (newer.required ?? false)
      ? []
      : [{ kind: newer.required ? 'required' : 'optional' }];
  return [
    ...compareDeprecation(older, newer),
    ...compareType(older, newer),
    ...compareDefault(older, newer),
    ...compareClass(older, newer),
    ...required,
  ];
}

function keyOf({ subject, name }: ApiItem): string {
  return `${subject} ${name}`;
}

/**
 * The differences between the items of two versions: what is gone, what is new, then what changed, each in the order
 * of its version. An item that only one version inherits is neither gone nor new; one that both inherit is told of
 * where it comes from.
 */
export function compareItems(older: readonly ApiItem[], newer: readonly ApiItem[]): ApiChange[] {
  const before = new Map(older.map((item) => [keyOf(item), item]));
  const after = new Map(newer.map((item) => [keyOf(item), item]));
  const removed = older
    .filter((item) => !item.inherited && !after.has(keyOf(item)))
    .map((item) => toChange(item, { kind: 'removed', advice: item.deprecated || undefined }));
  const added = newer
    .filter((item) => !item.inherited && !before.has(keyOf(item)))
    .map((item) => toChange(item, { kind: 'added' }));
  const changed = newer.flatMap((item) => {
    const earlier = before.get(keyOf(item));
    if (!earlier || (earlier.inherited && item.inherited)) return [];
    return [
      ...compareItem(earlier, item).map((detail) => toChange(item, detail)),
      ...compareItems(earlier.items ?? [], item.items ?? []),
    ];
  });
  return [...removed, ...added, ...changed];
}
