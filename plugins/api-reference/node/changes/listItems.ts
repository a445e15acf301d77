import type {
  ApiChangeSubject,
  ApiDocument,
  ApiFunction,
  ApiHook,
  ApiParameter,
  ApiProp,
  ApiSection,
} from '../../types';

/** Anything of a component or hook that a version can add, remove or change. */
export interface ApiItem {
  subject: ApiChangeSubject;
  name: string;
  owner?: string;
  type?: string;
  default?: string;
  className?: string;
  required?: boolean;
  deprecated?: string;
  /** There, but told of at the component that it comes from. */
  inherited?: true;
  /** Items that come and go with it. */
  items?: ApiItem[];
}

function propItem(subject: ApiChangeSubject, prop: ApiProp, owner?: string): ApiItem {
  const { name, type, default: value, required, deprecated } = prop;
  return { subject, name, owner, type, default: value, required: required ?? false, deprecated };
}

function parameterItem({ name, type, default: value, optional }: ApiParameter, owner?: string): ApiItem {
  return { subject: 'parameter', name, owner, type, default: value, required: !optional };
}

function sectionItems(section: ApiSection, owner?: string): ApiItem[] {
  const own = new Set(section.props.map(({ name }) => name));
  const inherited = section.inherited.flatMap(({ props }) => props).filter(({ name }) => !own.has(name));
  return [
    ...section.props.map((prop) => propItem('prop', prop, owner)),
    ...inherited.map((prop): ApiItem => ({ ...propItem('prop', prop, owner), inherited: true })),
    ...section.slots.map(({ name, className, default: value }): ApiItem => ({
      subject: 'slot',
      name,
      owner,
      className,
      default: value,
    })),
    ...section.classes.map(({ key, className, deprecated }): ApiItem => ({
      subject: 'class',
      name: key,
      owner,
      className,
      deprecated,
    })),
    ...section.dataAttributes.map(({ name, type }): ApiItem => ({
      subject: 'dataAttribute',
      name,
      owner,
      type,
    })),
    ...section.cssVariables.map(({ name, type, default: value }): ApiItem => ({
      subject: 'cssVariable',
      name,
      owner,
      type,
      default: value,
    })),
  ];
}

function functionItems({ parameters, options, returns }: ApiFunction | ApiHook, owner?: string): ApiItem[] {
  return [
    ...parameters.map((parameter) => parameterItem(parameter, owner)),
    ...options.map((option) => propItem('option', option, owner)),
    ...returns.fields.map((field) => propItem('return', field, owner)),
  ];
}

/** Everything that a component or hook offers; what belongs to a part or a function lies below it. */
export function listItems(document: ApiDocument): ApiItem[] {
  if (document.kind === 'hook') return functionItems(document);
  return [
    ...sectionItems(document),
    ...document.parts.map((part): ApiItem => ({
      subject: 'part',
      name: part.name,
      deprecated: part.deprecated,
      items: sectionItems(part, part.name),
    })),
    ...(document.functions ?? []).map((each): ApiItem => ({
      subject: 'function',
      name: each.name,
      deprecated: each.deprecated,
      items: functionItems(each, each.name),
    })),
  ];
}
