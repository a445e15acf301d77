import { Select } from '@base-ui/react/select';
import {
  Column,
  Field,
  Item,
  Label,
  Popup,
  Positioner,
  Trigger,
} from './parts';

const sizes = { s: 'Small', m: 'Medium', l: 'Large, sold out' };
const states = [
  { label: 'Size', props: {} },
  { label: 'Size, read-only', props: { readOnly: true } },
  { label: 'Size, disabled', props: { disabled: true } },
];

export default function SelectStates() {
  return (
    <Column>
      {states.map(({ label, props }) => (
        <Field key={label}>
          <Select.Root items={sizes} defaultValue="m" {...props}>
            <Label>{label}</Label>
            <Trigger>
              <Select.Value />
              <Select.Icon>▾</Select.Icon>
            </Trigger>
            <Select.Portal>
              <Positioner>
                <Popup>
                  {Object.entries(sizes).map(([value, text]) => (
                    <Item key={value} value={value} disabled={value === 'l'}>
                      <Select.ItemText>{text}</Select.ItemText>
                      <Select.ItemIndicator>✓</Select.ItemIndicator>
                    </Item>
                  ))}
                </Popup>
              </Positioner>
            </Select.Portal>
          </Select.Root>
        </Field>
      ))}
    </Column>
  );
}
