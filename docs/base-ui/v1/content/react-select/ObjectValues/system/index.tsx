import { Select } from '@base-ui/react/select';
import {
  Detail,
  Field,
  Item,
  Label,
  Popup,
  Positioner,
  Trigger,
} from './parts';

interface Person {
  id: number;
  name: string;
  role: string;
}

const people: Person[] = [
  { id: 1, name: 'Amara Diallo', role: 'Design, 2 open tasks' },
  { id: 2, name: 'Jonas Lindqvist', role: 'Engineering, 5 open tasks' },
  { id: 3, name: 'Mei Tanaka', role: 'Support, on leave until Monday' },
];

export default function ObjectValues() {
  return (
    <Field>
      <Select.Root<Person>
        defaultValue={people[1]}
        itemToStringLabel={(person) => person.name}
        itemToStringValue={(person) => String(person.id)}
        isItemEqualToValue={(a, b) => a.id === b.id}
      >
        <Label>Assignee</Label>
        <Trigger>
          <Select.Value />
          <Select.Icon>▾</Select.Icon>
        </Trigger>
        <Select.Portal>
          <Positioner alignItemWithTrigger={false} sideOffset={6}>
            <Popup>
              {people.map((person) => (
                <Item key={person.id} value={person} label={person.name}>
                  <Select.ItemText>
                    {person.name}
                    <Detail>{person.role}</Detail>
                  </Select.ItemText>
                  <Select.ItemIndicator>✓</Select.ItemIndicator>
                </Item>
              ))}
            </Popup>
          </Positioner>
        </Select.Portal>
      </Select.Root>
    </Field>
  );
}
