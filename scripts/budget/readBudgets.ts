import { isDeepStrictEqual } from 'node:util';
import {
  BROWSER_MEASURES,
  MEASURES,
  PAGE_TYPES,
  type Budgets,
  type Exception,
  type Limits,
  type PageType,
} from './types';

const NAMES: readonly string[] = [...MEASURES, ...BROWSER_MEASURES];

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function checkLimits(limits: unknown, where: string): string[] {
  if (!isRecord(limits) || isDeepStrictEqual(limits, {})) return [`${where} has no limits`];
  return Object.entries(limits).flatMap(([name, limit]) => {
    if (!NAMES.includes(name)) return [`${where} names "${name}". Valid are: ${NAMES.join(', ')}`];
    return typeof limit === 'number' && limit >= 0 ? [] : [`${where}: "${name}" is not a number`];
  });
}

function checkException(value: unknown, index: number): string[] {
  const where = `exceptions[${index}]`;
  if (!isRecord(value)) return [`${where} is not a row`];
  const { pages, reason, limits } = value as Partial<Exception>;
  return [
    ...(typeof pages === 'string' && /^[/*]/.test(pages)
      ? []
      : [`${where} has no "pages", such as "/x/react-data-grid*"`]),
    ...(typeof reason === 'string' && reason.length > 0 ? [] : [`${where} has no "reason"`]),
    ...checkLimits(limits, where),
  ];
}

/**
 * Checks the content of `budgets.json`.
 *
 * @throws one Error that lists everything that is wrong with it
 */
export function readBudgets(value: unknown): Budgets {
  const { types, exceptions } = isRecord(value) ? value : {};
  const rows: unknown[] = Array.isArray(exceptions) ? exceptions : [];
  const limits = isRecord(types) ? types : {};
  const unknownTypes = Object.keys(limits).filter((type) => !PAGE_TYPES.includes(type as PageType));
  const problems = [
    ...PAGE_TYPES.flatMap((type) => checkLimits(limits[type], `types.${type}`)),
    ...unknownTypes.map((type) => `types.${type} is no type of page. Valid are: ${PAGE_TYPES.join(', ')}`),
    ...rows.flatMap(checkException),
  ];
  if (problems.length > 0) throw new Error(`budgets.json is wrong:\n  ${problems.join('\n  ')}`);
  return { types: limits as Budgets['types'], exceptions: rows as Exception[] };
}

/** Turns `/x/react-*` into a test of pathnames. */
export function matchPathname(pattern: string): (pathname: string) => boolean {
  const escaped = pattern.split('*').map((part) => part.replace(/[\\^$.+?()[\]{}|]/g, '\\$&'));
  const expression = new RegExp(`^${escaped.join('.*')}$`);
  return (pathname) => expression.test(pathname);
}

/** The limits of a page: those of its type, and in their place those of exceptions that name it, the last one first. */
export function limitsOf(budgets: Budgets, pathname: string, type: PageType): Limits {
  const own = budgets.exceptions.filter(({ pages }) => matchPathname(pages)(pathname));
  return Object.assign({}, budgets.types[type], ...own.map(({ limits }) => limits)) as Limits;
}
