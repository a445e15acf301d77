import type ts from 'typescript';
import type { ApiClass, ApiSlot } from '../../types';
import type { PropSymbols } from './collectProps';
import type { ApiProgram } from './program';
import { readDocs } from './readDocs';

function fieldsOf(prop: ts.Symbol | undefined, api: ApiProgram): ts.Symbol[] {
  if (!prop) {
    return [];
  }
  const type = api.checker.getNonNullableType(api.checker.getTypeOfSymbol(prop));
  const members = type.isUnion() ? type.types : [type];
  const fields = new Map(
    members.flatMap((member) => api.checker.getPropertiesOfType(member)).map((field) => [field.name, field]),
  );
  return [...fields.values()].filter((field) => field.declarations?.length);
}

/** The slots of a component: the fields of its `slots` prop, the root first. */
export function buildSlots(props: PropSymbols, classes: readonly ApiClass[], api: ApiProgram): ApiSlot[] {
  const withProps = new Set(fieldsOf(props.get('slotProps'), api).map(({ name }) => name));
  const slots = fieldsOf(props.get('slots'), api).flatMap((field): ApiSlot[] => {
    const docs = readDocs(field);
    const className = classes.find(({ key, isState }) => key === field.name && !isState)?.className;
    const slot: ApiSlot = {
      name: field.name,
      ...(docs.description ? { description: docs.description } : {}),
      ...(docs.default !== undefined ? { default: docs.default } : {}),
      ...(className ? { className } : {}),
      hasSlotProps: withProps.has(field.name),
    };
    return docs.ignored ? [] : [slot];
  });
  const rank = ({ name }: ApiSlot): string => (name === 'root' ? '' : name);
  return slots.sort((a, b) => (rank(a) < rank(b) ? -1 : 1));
}
