import { Select } from '@base-ui/react/select';
import {
  DownArrow,
  Field,
  Item,
  Label,
  List,
  Popup,
  Positioner,
  Trigger,
  UpArrow,
} from './parts';

const times = Array.from({ length: 48 }, (_, index) => {
  const hour = String(Math.floor(index / 2)).padStart(2, '0');
  return `${hour}:${index % 2 === 0 ? '00' : '30'}`;
});

export default function LongList() {
  return (
    <Field>
      <Select.Root defaultValue="09:30">
        <Label>Reminder at</Label>
        <Trigger>
          <Select.Value />
          <Select.Icon>▾</Select.Icon>
        </Trigger>
        <Select.Portal>
          <Positioner>
            <Popup>
              <UpArrow>▴</UpArrow>
              <List>
                {times.map((time) => (
                  <Item key={time} value={time}>
                    <Select.ItemText>{time}</Select.ItemText>
                    <Select.ItemIndicator>✓</Select.ItemIndicator>
                  </Item>
                ))}
              </List>
              <DownArrow>▾</DownArrow>
            </Popup>
          </Positioner>
        </Select.Portal>
      </Select.Root>
    </Field>
  );
}
