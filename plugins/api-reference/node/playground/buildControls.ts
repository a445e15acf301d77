import type { ApiProp, ApiSection, PlayControl } from '../../types';
import { buildControl, type ControllableProp } from './buildControl';
import type { ComponentOverride, ControlOverride } from './overrideTypes';

/**
 * Props that a playground never offers: addresses, because what an address of this site brings must lead nowhere else
 * (design §8); names that a form, a style sheet or the reader's assistive technology goes by; what takes the focus or
 * puts the preview elsewhere in the document.
 */
const NEVER = new Set([
  'action',
  'autoComplete',
  'autoFocus',
  'className',
  'component',
  'container',
  'disablePortal',
  'form',
  'href',
  'id',
  'image',
  'inputMode',
  'keepMounted',
  'listboxId',
  'key',
  'name',
  'nativeButton',
  'pattern',
  'ref',
  'rel',
  'render',
  'role',
  'sizes',
  'src',
  'srcSet',
  'style',
  'tabIndex',
  'target',
  'to',
  'type',
]);

/** State that the preview keeps itself: without a callback that changes it, the component would stand still. */
const CONTROLLED = new Set([
  'checked',
  'expanded',
  'expandedItems',
  'inputValue',
  'listboxOpen',
  'open',
  'page',
  'pressed',
  'selectedItems',
  'value',
  'view',
]);

/** Nodes that stand for a picture or a group of buttons: a text in their place says nothing. */
const PICTURE = /icon$|indicator$|^(avatar|divider|endDecorator|expandIcon|media|startDecorator)$/i;

/** What a reader plays with first; the others follow in the order of the table. */
const FIRST = [
  'children',
  'label',
  'title',
  'variant',
  'color',
  'severity',
  'size',
  'orientation',
  'disabled',
];

function isOffered({ name, type, deprecated, system }: ApiProp): boolean {
  if (deprecated !== undefined || system || NEVER.has(name) || CONTROLLED.has(name)) return false;
  if (name.includes('-') || /^aria|ClassName$|^default\w*Open$/.test(name)) return false;
  return !(PICTURE.test(name) && /ReactNode/.test(type));
}

/** Own props first; an override may name one that comes from elsewhere, or tell the type of an attribute. */
function findProp(
  { props, inherited }: ApiSection,
  name: string,
  override: ControlOverride = {},
): ControllableProp | undefined {
  const all = [...props, ...inherited.flatMap((each) => each.props)];
  const type = override.type ?? (name === 'children' ? 'React.ReactNode' : undefined);
  return all.find((prop) => prop.name === name) ?? (type === undefined ? undefined : { name, type });
}

/** Names of the props with a control: the override's, and those that the types allow. */
function listNames({ props }: ApiSection, override: ComponentOverride): string[] {
  const { attributes = [], only, controls = {}, initial = {} } = override;
  const offered = props.filter(isOffered).map(({ name }) => name);
  const names = only ? offered.filter((name) => only.includes(name)) : offered;
  const named = [...Object.keys(controls), ...Object.keys(initial)];
  const fixed = attributes.map((attribute) => attribute.replace(/=.*$/s, ''));
  return [...new Set([...names, ...named])].filter(
    (name) => controls[name] !== false && !fixed.includes(name),
  );
}

function orderOf({ prop }: PlayControl): number {
  const index = FIRST.indexOf(prop);
  return index === -1 ? FIRST.length : index;
}

/**
 * The controls of a component or part, in the order of the playground. What an override names and this version of the
 * library does not have is left out.
 */
export function buildControls(section: ApiSection, override: ComponentOverride): PlayControl[] {
  const { controls = {}, initial = {} } = override;
  return listNames(section, override)
    .flatMap((name) => {
      const own = controls[name] || undefined;
      const prop = findProp(section, name, own);
      return prop ? (buildControl(prop, own, initial[name]) ?? []) : [];
    })
    .sort((a, b) => orderOf(a) - orderOf(b));
}
