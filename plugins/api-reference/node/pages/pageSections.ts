import type { ApiComponent, ApiHook, ApiInheritance, ApiPart, ApiSection } from '../../types';
import { partKey, tableName } from './buildTables';
import { joinWords } from './markdownText';
import { toKebab } from './names';
import {
  deprecation,
  fence,
  heading,
  KINDS,
  libraryText,
  tableNotation,
  TITLES,
  type Blocks,
  type PageContext,
  type TitledKind,
} from './pageText';

/** What a reader does with a table, where its title does not say it. */
const LEADS: Partial<Record<TitledKind, string>> = {
  slots: 'Replace the component of a slot with `slots`; pass props to it with `slotProps`.',
  classes:
    'Style the class names in a style sheet or with `sx`, or replace them by their keys with `classes`.',
};

/** Not all libraries have the props that the lead of the classes speaks of. */
function leadOf(kind: TitledKind, document: ApiComponent | ApiHook): Blocks {
  const groups = document.kind === 'component' ? [document, ...document.inherited] : [];
  const names = groups.flatMap(({ props }) => props.map(({ name }) => name));
  if (kind === 'classes' && !names.includes('classes') && !names.includes('sx')) {
    return ['Style the class names in a style sheet.'];
  }
  return [LEADS[kind] ?? []].flat();
}

/** The tables of a component or hook itself, each below its heading. */
export function buildOwnTables(document: ApiComponent | ApiHook, { view }: PageContext): Blocks {
  return KINDS.filter((kind) => view[kind]).flatMap((kind) => [
    heading(2, TITLES[kind]),
    ...leadOf(kind, document),
    tableNotation(document, kind),
  ]);
}

/** What a part renders, where its own description does not say it. */
function rendered({ element, description, ref }: ApiPart): Blocks {
  if (!element || /\brenders\b/i.test(description ?? '')) return [];
  const holds = ref ? ` A \`ref\` holds it: \`${ref}\`.` : '';
  return [`Renders ${/^[aeio]/i.test(element) ? 'an' : 'a'} \`<${element}>\` element.${holds}`];
}

/** A part of a compound component, such as `Select.Trigger`; its headings have anchors of their own. */
export function buildPart(component: ApiComponent, part: ApiPart, context: PageContext): Blocks {
  const key = partKey(component, part.name);
  const anchor = toKebab(part.name);
  return [
    heading(2, part.name, anchor),
    ...deprecation(part.deprecated, context),
    ...libraryText(part.description, context),
    ...rendered(part),
    ...KINDS.filter((kind) => context.view[tableName(kind, key)]).flatMap((kind) => [
      heading(3, TITLES[kind], `${anchor}-${toKebab(kind)}`),
      tableNotation(component, tableName(kind, key)),
    ]),
  ];
}

function linkTo({ from, kind }: ApiInheritance, { pathnameOf }: PageContext): string {
  if (kind === 'element') return `the \`<${from}>\` element`;
  const pathname = pathnameOf(from);
  return pathname ? `[${from}](${pathname})` : `\`${from}\``;
}

/** Where props that are not the component's own go, and what a `ref` holds. */
export function buildInheritance({ inherited, spread, ref }: ApiSection, context: PageContext): Blocks {
  const sources = inherited.map((source) => linkTo(source, context));
  const others = sources.length > 0 ? `The props of ${joinWords(sources)} are available as well.` : '';
  const rest = spread && sources.length === 0 ? 'Other props are passed to the root element.' : '';
  const text = others || rest;
  return [
    ...(text ? [heading(2, 'Inheritance'), text] : []),
    heading(2, 'Ref'),
    ref ? `A \`ref\` is forwarded to the root: \`${ref}\`.` : 'The component takes no `ref`.',
  ];
}

/** The component's name in a theme. */
export function buildTheme({ themeName }: ApiComponent): Blocks {
  if (!themeName) return [];
  const text =
    `The name \`${themeName}\` in \`theme.components\` changes the component everywhere: ` +
    'its props with `defaultProps`, its styles with `styleOverrides`.';
  return [heading(2, 'Theme'), text];
}

/** What a hook returns: its fields, or its type where it has none. */
export function buildReturns(hook: ApiHook, context: PageContext): Blocks {
  return [
    heading(2, 'Return value'),
    ...libraryText(hook.returns.description, context),
    context.view.returns ? tableNotation(hook, 'returns') : fence('ts', [hook.returns.type]),
  ];
}

export function buildSource(
  { package: packageName, version }: ApiComponent | ApiHook,
  { sourceUrl }: PageContext,
): Blocks {
  return sourceUrl ? [heading(2, 'Source code'), `[\`${packageName}\` ${version}](${sourceUrl})`] : [];
}
