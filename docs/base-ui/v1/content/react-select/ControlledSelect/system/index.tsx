import { useState } from 'react';
import { Box } from '@mui/system';
import { Select } from '@base-ui/react/select';
import {
  Field,
  Item,
  Label,
  Popup,
  Positioner,
  Reset,
  Trigger,
  Value,
} from './parts';

const prices = { month: 12, year: 108 };
const plans = { month: 'Every month', year: 'Every year' };

export default function ControlledSelect() {
  const [plan, setPlan] = useState<keyof typeof plans | null>('month');

  return (
    <Field>
      <Select.Root items={plans} value={plan} onValueChange={setPlan}>
        <Label>Billing</Label>
        <Trigger>
          <Value placeholder="Choose a period" />
          <Select.Icon>▾</Select.Icon>
        </Trigger>
        <Select.Portal>
          <Positioner>
            <Popup>
              {Object.entries(plans).map(([value, label]) => (
                <Item key={value} value={value}>
                  <Select.ItemText>{label}</Select.ItemText>
                  <Select.ItemIndicator>✓</Select.ItemIndicator>
                </Item>
              ))}
            </Popup>
          </Positioner>
        </Select.Portal>
      </Select.Root>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: '12px',
        }}
      >
        <span role="status">
          {plan ? `You pay € ${prices[plan]}.` : 'No period chosen.'}
        </span>
        <Reset type="button" onClick={() => setPlan(null)}>
          Clear
        </Reset>
      </Box>
    </Field>
  );
}
