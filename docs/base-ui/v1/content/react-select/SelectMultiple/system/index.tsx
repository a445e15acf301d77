import { Select } from '@base-ui/react/select';
import { Field, Item, Label, Popup, Positioner, Trigger } from './parts';

const days = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
};

function summarize(value: string[]) {
  if (value.length === 0) return 'No day yet';
  return value.length === 5 ? 'Every weekday' : `${value.length} of 5 days`;
}

export default function SelectMultiple() {
  return (
    <Field>
      <Select.Root multiple items={days} defaultValue={['mon', 'thu']}>
        <Label>Office days</Label>
        <Trigger>
          <Select.Value>{summarize}</Select.Value>
          <Select.Icon>▾</Select.Icon>
        </Trigger>
        <Select.Portal>
          <Positioner alignItemWithTrigger={false} sideOffset={6}>
            <Popup>
              {Object.entries(days).map(([value, label]) => (
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
