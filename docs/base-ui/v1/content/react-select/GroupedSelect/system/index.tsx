import { Fragment } from 'react';
import { Select } from '@base-ui/react/select';
import {
  Field,
  GroupLabel,
  Item,
  Label,
  Popup,
  Positioner,
  Separator,
  Trigger,
} from './parts';

const groups = [
  {
    label: 'Europe',
    items: [
      { value: 'lis', label: 'Lisbon' },
      { value: 'osl', label: 'Oslo' },
    ],
  },
  {
    label: 'Asia',
    items: [
      { value: 'hnd', label: 'Tokyo' },
      { value: 'sin', label: 'Singapore' },
    ],
  },
];

export default function GroupedSelect() {
  return (
    <Field>
      <Select.Root items={groups} defaultValue="osl">
        <Label>Office</Label>
        <Trigger>
          <Select.Value />
          <Select.Icon>▾</Select.Icon>
        </Trigger>
        <Select.Portal>
          <Positioner>
            <Popup>
              {groups.map((group, index) => (
                <Fragment key={group.label}>
                  {index > 0 && <Separator />}
                  <Select.Group>
                    <GroupLabel>{group.label}</GroupLabel>
                    {group.items.map(({ value, label }) => (
                      <Item key={value} value={value}>
                        <Select.ItemText>{label}</Select.ItemText>
                        <Select.ItemIndicator>✓</Select.ItemIndicator>
                      </Item>
                    ))}
                  </Select.Group>
                </Fragment>
              ))}
            </Popup>
          </Positioner>
        </Select.Portal>
      </Select.Root>
    </Field>
  );
}
