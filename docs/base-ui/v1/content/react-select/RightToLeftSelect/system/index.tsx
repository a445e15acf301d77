import { DirectionProvider } from '@base-ui/react/direction-provider';
import { Select } from '@base-ui/react/select';
import { Field, Item, Label, Popup, Positioner, Trigger } from './parts';

const drinks = { tea: 'شاي', coffee: 'قهوة', water: 'ماء' };

export default function RightToLeftSelect() {
  return (
    <DirectionProvider direction="rtl">
      <Field dir="rtl" lang="ar">
        <Select.Root items={drinks} defaultValue="tea">
          <Label>المشروب</Label>
          <Trigger>
            <Select.Value />
            <Select.Icon>▾</Select.Icon>
          </Trigger>
          <Select.Portal>
            <Positioner dir="rtl" lang="ar">
              <Popup>
                {Object.entries(drinks).map(([value, label]) => (
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
    </DirectionProvider>
  );
}
