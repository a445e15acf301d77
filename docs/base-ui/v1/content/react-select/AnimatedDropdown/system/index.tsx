import { Select } from '@base-ui/react/select';
import { Field, Icon, Item, Label, Popup, Positioner, Trigger } from './parts';

const orders = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  price: 'Lowest price first',
};

export default function AnimatedDropdown() {
  return (
    <Field>
      <Select.Root items={orders} defaultValue="newest" modal={false}>
        <Label>Sort by</Label>
        <Trigger>
          <Select.Value />
          <Icon>▾</Icon>
        </Trigger>
        <Select.Portal>
          <Positioner alignItemWithTrigger={false} align="start" sideOffset={6}>
            <Popup>
              {Object.entries(orders).map(([value, label]) => (
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
