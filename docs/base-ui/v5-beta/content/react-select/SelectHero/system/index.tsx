import { useId } from 'react';
import { Option } from '@mui/base/Option';
import { Select } from '@mui/base/Select';
import { Field, Item, Label, Listbox, Popup, Trigger } from './parts';

const times = ['Breakfast', 'Lunch', 'Afternoon tea', 'Dinner'];

export default function SelectHero() {
  const id = useId();
  return (
    <Field>
      <Label htmlFor={id}>Meal</Label>
      <Select
        id={id}
        placeholder="Choose a meal"
        slots={{ root: Trigger, popup: Popup, listbox: Listbox }}
        slotProps={{ popup: { offset: 4, strategy: 'fixed' } }}
      >
        {times.map((time) => (
          <Option key={time} value={time} slots={{ root: Item }}>
            {time}
          </Option>
        ))}
      </Select>
    </Field>
  );
}
