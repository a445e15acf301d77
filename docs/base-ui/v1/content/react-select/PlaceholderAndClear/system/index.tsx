import { Select } from '@base-ui/react/select';
import { Field, Item, Label, Popup, Positioner, Trigger, Value } from './parts';

const rooms = [
  { value: null, label: 'No preference' },
  { value: 'window', label: 'Window table' },
  { value: 'terrace', label: 'Terrace' },
  { value: 'bar', label: 'Bar' },
];

export default function PlaceholderAndClear() {
  return (
    <Field>
      <Select.Root items={rooms.slice(1)}>
        <Label>Seating</Label>
        <Trigger>
          <Value placeholder="Choose a place" />
          <Select.Icon>▾</Select.Icon>
        </Trigger>
        <Select.Portal>
          <Positioner>
            <Popup>
              {rooms.map(({ value, label }) => (
                <Item key={label} value={value}>
                  <Select.ItemText>{label}</Select.ItemText>
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
