import type {
  ApiComponent,
  ApiDocument,
  ApiHook,
  ApiInheritedView,
  ApiRowView,
  ApiSection,
  ApiTableKind,
  ApiTableView,
  ApiView,
} from '../../types';
import { RowBuilder, type TableContext } from './buildRows';
import { toKebab } from './names';
import { splitUnion } from './splitUnion';

function table(kind: ApiTableKind, rows: ApiRowView[], inherited: ApiInheritedView[] = []): ApiTableView {
  return { kind, rows, inherited };
}

function sectionTables(section: ApiSection, build: RowBuilder): ApiTableView[] {
  const text = (markdown: string | undefined) => build.text(markdown);
  const props = build.props('prop', section.props);
  return [
    table('props', props, build.inherited(section)),
    table(
      'slots',
      build.rows('slot', section.slots, ({ className, default: value, description }) => ({
        className,
        default: value,
        description: text(description),
      })),
    ),
    table(
      'classes',
      build.rows(
        'classes',
        section.classes.map((item) => ({ ...item, name: item.key })),
        ({ className, description, deprecated }) => ({
          className,
          description: text(description),
          deprecated: text(deprecated),
        }),
      ),
    ),
    table(
      'dataAttributes',
      build.rows('data', section.dataAttributes, ({ type, description }) => ({
        type: type === undefined ? undefined : splitUnion(type),
        description: text(description),
      })),
    ),
    table(
      'cssVariables',
      build.rows('css', section.cssVariables, ({ type, default: value, description }) => ({
        type: type === undefined ? undefined : splitUnion(type),
        default: value,
        description: text(description),
      })),
    ),
  ];
}

function hookTables(hook: ApiHook, build: RowBuilder): ApiTableView[] {
  const parameters = build.rows(
    'parameter',
    hook.parameters,
    ({ type, default: value, description, optional }) => ({
      type: splitUnion(type),
      default: value,
      description: build.text(description),
      required: optional ? undefined : true,
    }),
  );
  return [
    table('parameters', parameters),
    table('options', build.props('option', hook.options)),
    table('returns', build.props('return', hook.returns.fields)),
  ];
}

/** Name of a part within its component: `Select.Trigger` -> `trigger`. */
export function partKey(component: ApiComponent, part: string): string {
  return toKebab(part.startsWith(`${component.name}.`) ? part.slice(component.name.length + 1) : part);
}

/** Name of a table on its page: `props`, `trigger/props`. */
export function tableName(kind: ApiTableKind, part?: string): string {
  return part === undefined ? kind : `${part}/${kind}`;
}

function named(tables: ApiTableView[], part?: string): [string, ApiTableView][] {
  return tables
    .filter(({ rows, inherited }) => rows.length > 0 || inherited.length > 0)
    .map((each) => [tableName(each.kind, part), each]);
}

/** The tables of a component's or hook's page; those without rows are left out. */
export function buildTables(document: ApiDocument, context: TableContext): ApiView {
  const build = (owner: string) => new RowBuilder(owner, context);
  if (document.kind === 'hook') return Object.fromEntries(named(hookTables(document, build(document.name))));
  return Object.fromEntries([
    ...named(sectionTables(document, build(document.name))),
    ...document.parts.flatMap((part) =>
      named(sectionTables(part, build(part.name)), partKey(document, part.name)),
    ),
  ]);
}

/** Anchors of all rows of a view. */
export function anchorsOfView(view: ApiView): string[] {
  return Object.values(view).flatMap(({ rows, inherited }) =>
    [...rows, ...inherited.flatMap((each) => each.rows)].map(({ id }) => id),
  );
}

/** Anchors of all rows of a document, before its texts are made. */
export function listAnchors(document: ApiDocument): string[] {
  return anchorsOfView(buildTables(document, { toHtml: () => '', pathnameOf: () => undefined }));
}
