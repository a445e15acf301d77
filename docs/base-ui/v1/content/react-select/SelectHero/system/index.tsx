import { Select } from '@base-ui/react/select';
import { Field, Item, Label, Popup, Positioner, Trigger } from './parts';

const speeds = [
  { value: 'standard', label: 'Standard, 3 to 5 days' },
  { value: 'express', label: 'Express, next day' },
  { value: 'courier', label: 'Courier, today' },
];

export default function SelectHero() {
  return (
    <Field>
      <Select.Root items={speeds} defaultValue="standard">
        <Label>Delivery</Label>
        <Trigger>
          <Select.Value />
          <Select.Icon>▾</Select.Icon>
        </Trigger>
        <Select.Portal>
          <Positioner>
            <Popup>
              {speeds.map(({ value, label }) => (
                <Item key={value} value={value}>
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
